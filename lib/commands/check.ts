import { mkdirSync, rmSync } from 'node:fs'
import type { Check, CheckResult } from '@/lib/check/checks'
import { runChecks } from '@/lib/check/checks'
import { countJest, countPlaywright } from '@/lib/check/test-reports'

/** Runners leave their reports here. */
const REPORTS = 'test-results'

/** Returns the check that runs an npm script. */
const toCheck = (name: string, script: string): Check => ({
  name,
  command: `npm run --silent ${script}`,
})

/** Returns the check that runs a script named `test:…`, and counts the tests of its report. */
function toTests(
  name: string,
  script: string,
  countTests: (report: string) => CheckResult | undefined,
): Check {
  const report = `${REPORTS}/${script.replace('test:', '')}.json`
  // The configurations of Playwright name its reports.
  const options = countTests === countJest ? ` -- --json --outputFile=${report}` : ''
  return { ...toCheck(name, script + options), count: () => countTests(report) }
}

/** Every check that a change must pass, quick ones first. Later checks use the output of the build. */
const checks = [
  toCheck('commits', 'test:commits'),
  toCheck('content', 'test:content'),
  toCheck('dialect', 'test:dialect'),
  toCheck('prose', 'test:prose'),
  toCheck('code in documents', 'test:code'),
  toCheck('documented options', 'test:options'),
  toCheck('snippets', 'test:snippets'),
  toCheck('format', 'format:check'),
  toCheck('types', 'typecheck'),
  toCheck('lint', 'lint'),
  toTests('unit tests', 'test:unit', countJest),
  toCheck('build', 'build'),
  toTests('host tests', 'test:host', countPlaywright),
  toTests('contributor tests', 'test:contributor', countJest),
  toTests('incremental builds', 'test:series', countJest),
  toCheck('search', 'test:search'),
  toCheck('links', 'test:links'),
  toCheck('html', 'test:html'),
  toCheck('browser', 'browser'),
  toTests('development server tests', 'test:dev', countPlaywright),
  toTests('offline tests', 'test:pwa', countPlaywright),
  toTests('base path tests', 'test:base-path', countPlaywright),
  toCheck('engines', 'test:engines -- --project=firefox'),
  toTests('end-to-end tests', 'test:e2e', countPlaywright),
]

// The origin of the built site, regardless of the shell. Without one, URLs in its sitemap and feeds would be relative.
process.env.SITE_URL = 'https://docs.example'
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS)
const total = await runChecks(checks, 1)
console.log(`\ntotal: ${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
