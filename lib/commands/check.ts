import { mkdirSync, rmSync } from 'node:fs'
import type { Check } from '@/lib/check/checks'
import { runChecks } from '@/lib/check/checks'

/** Runners leave their reports here. */
const REPORTS = 'test-results'

/** Returns the check that runs an npm script. */
const toCheck = (name: string, script: string): Check => ({
  name,
  command: `npm run --silent ${script}`,
})

/** Returns the check that runs the tests of a script. The configurations of Playwright name its reports. */
const toTests = (name: string, script: string): Check => ({
  ...toCheck(name, script),
  report: `${REPORTS}/${script.replace('test:', '')}.json`,
})

/** The same for tests that Jest runs. */
function toJestTests(name: string, script: string): Check {
  const check = toTests(name, script)
  return { ...check, command: `${check.command} -- --json --outputFile=${check.report}` }
}

/**
 * Most of these use one core. The dialect is checked with the bodies that the check of content has compiled, and snippets
 * with the packages that the check of options installs.
 */
const withoutBuild = [
  toCheck('content', 'test:content'),
  toCheck('lint', 'lint'),
  toCheck('documented options', 'test:options'),
  toCheck('dialect', 'test:dialect'),
  toCheck('snippets', 'test:snippets'),
  toCheck('types', 'typecheck'),
  toCheck('format', 'format:check'),
  toCheck('code in documents', 'test:code'),
  toCheck('prose', 'test:prose'),
  toCheck('commits', 'test:commits'),
]

/** Then comes what the rest needs, and what uses every core. */
const preparing = [
  toJestTests('unit tests', 'test:unit'),
  toCheck('build', 'build'),
  toCheck('browser', 'browser'),
]

const withBuild = [
  toJestTests('incremental builds', 'test:series'),
  toJestTests('contributor tests', 'test:contributor'),
  toTests('host tests', 'test:host'),
  toCheck('search', 'test:search'),
  toCheck('links', 'test:links'),
  toCheck('html', 'test:html'),
  toTests('offline tests', 'test:pwa'),
  toCheck('engines', 'test:engines -- --project=firefox'),
  // Comes last because it builds here. What may still run reads the export alone, or is in a copy.
  toTests('base path tests', 'test:base-path'),
]

/** These wait for what a busy machine makes slow. */
const alone = [
  toTests('development server tests', 'test:dev'),
  toTests('end-to-end tests', 'test:e2e'),
]

/** Every check that a change must pass. */
const groups = [
  { checks: withoutBuild, atOnce: 2 },
  { checks: preparing, atOnce: 1 },
  { checks: withBuild, atOnce: 2 },
  { checks: alone, atOnce: 1 },
]

// The origin of the built site, regardless of the shell. Without one, URLs in its sitemap and feeds would be relative.
process.env.SITE_URL = 'https://docs.example'
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS)
const { failed } = await runChecks(groups)
process.exitCode = failed > 0 ? 1 : 0
