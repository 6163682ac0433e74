import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { getBrowser } from '@/lib/testing/browser'
import type { Figures } from './figures'
import { addLabel } from './figures'

/** The last release that runs on Node 20. It brings 200 packages, so it's only fetched when it's used. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

type Report = { categories: Record<string, { title: string; score: number | null }> }

/** Returns the scores of a page in Lighthouse's mobile mode. */
export async function measureLighthouse(url: string): Promise<Figures> {
  const { executablePath, args } = getBrowser()
  const flags = `--chrome-flags=${['--headless', ...args].join(' ')}`
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', LIGHTHOUSE, url, '--output=json', '--quiet', flags],
    { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: Infinity },
  )
  const scores = Object.values((JSON.parse(stdout) as Report).categories)
  const figures = scores.map(
    ({ title, score }) => [title, Math.round((score ?? NaN) * 100)] as const,
  )
  return addLabel('Lighthouse', Object.fromEntries(figures))
}
