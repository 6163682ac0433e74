import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { format } from 'prettier'
import { parse } from 'yaml'
import { loadChecked } from '@/lib/build/prepare-content'
import { readPageSteps } from './page-steps'
import { createOlderSite, findTemplate, followGuide, installUpdate, run } from './template-site'

const RESULTS = 'e2e/upgrades/results.md'

const HEAD = [
  'Upgrade',
  'Template',
  'Build before',
  'Checks',
  'Installation',
  'Installed',
  'Build after',
]

/** A version of webpack with which all releases have worked. */
const { webpack } = (
  parse(readFileSync('lib/options/packages/pnpm-workspace.yaml', 'utf8')) as {
    overrides: { webpack: string }
  }
).overrides

const { checked } = await loadChecked()
if (!checked) throw new Error('The content has problems. Run npm run test:content.')
const entries = checked.site.pages
const pairs = entries.flatMap(({ page }) => {
  const name = /\/upgrade\/([\d.]+-to-[\d.]+)\/$/.exec(page.path)?.[1]
  if (page.kind !== 'upgrade-pair' || name === undefined) return []
  return [{ name, steps: readPageSteps(page.html) }]
})

// Outside the repository, whose packages the sites would find otherwise.
const work = mkdtempSync(path.join(os.tmpdir(), 'upgrades-'))

type OlderSite = { folder: string; template: string; build: number }

const olderSites = new Map<string, OlderSite>()

function getOlderSite(release: string): OlderSite {
  const known = olderSites.get(release)
  if (known) return known
  const folder = path.join(work, release)
  const template = findTemplate(release, work)
  const build = createOlderSite(folder, { release, template, overrides: { webpack } })
  const site = { folder, template, build }
  olderSites.set(release, site)
  return site
}

/** Upgrades a copy of the older site as the page says. Returns the row of the table. */
function upgrade({ name, steps }: (typeof pairs)[number]): string[] {
  const older = getOlderSite(steps.from)
  const folder = path.join(work, name)
  execFileSync('cp', ['-a', older.folder, folder])
  const checks = steps.checks.map((command) => run(command, folder).code)
  const installation = installUpdate(folder, steps)
  for (const guide of steps.guides) {
    const source = entries.find(({ page }) => page.path === guide)?.page.source
    if (source !== undefined) followGuide(folder, source)
  }
  const installed = run('npx docusaurus -V', folder).output.trim().split('\n').at(-1)?.trim() ?? ''
  const build = run('npm run build', folder).code
  const isRight = ![older.build, ...checks, installation, build].some((code) => code !== 0)
  if (isRight && installed === steps.release) rmSync(folder, { recursive: true })
  else process.exitCode = 1
  const codes = [older.build, checks.join(', ') || 'none', installation]
  return [name, older.template, ...codes, installed, build].map(String)
}

const toRow = (cells: string[]) => `| ${cells.join(' | ')} |`

/** Rows of the file, by upgrade. */
function readRows(): Map<string, string> {
  const text = existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8') : ''
  const rows = text.matchAll(/^\| ([\d.]+-to-[\d.]+) .*$/gm)
  return new Map([...rows].map(([row, name = '']) => [name, row]))
}

async function writeResults(rows: ReadonlyMap<string, string>): Promise<void> {
  const date = new Date().toISOString().slice(0, 10)
  const text = [
    '# Upgrades that follow their pages',
    `Written by \`npm run test:upgrades\`, last on ${date} with Node.js ${process.version}. Each row starts with a site of the older release: the packages of that release, its template or the next one that npm has, and a lockfile with webpack ${webpack}. Then the site is changed as the upgrade page says.`,
    'Numbers are exit codes, also those of the commands under "Codemods and checks". "Installed" is what `npx docusaurus -V` prints after the upgrade.',
    [HEAD, HEAD.map(() => '---')].map(toRow).join('\n') +
      pairs.map(({ name }) => `\n${rows.get(name) ?? toRow([name])}`).join(''),
  ].join('\n\n')
  writeFileSync(RESULTS, await format(text, { parser: 'markdown' }))
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !pairs.some((pair) => pair.name === name))
if (unknown.length > 0) throw new Error(`There is no upgrade ${unknown.join(', ')}.`)
const rows = readRows()
console.log(toRow([...HEAD, 'Seconds']))
for (const pair of pairs.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const start = Date.now()
  const row = upgrade(pair)
  rows.set(pair.name, toRow(row))
  console.log(toRow([...row, ((Date.now() - start) / 1000).toFixed(0)]))
  await writeResults(rows)
}
if (process.exitCode === 1) console.log(`Sites and logs of failures are in ${work}`)
else for (const name of [work, `${work}.log`]) rmSync(name, { recursive: true })
