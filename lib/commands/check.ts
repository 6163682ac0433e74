import { mkdirSync, rmSync } from 'node:fs'
import type { Check } from '@/lib/check/checks'
import { runChecks } from '@/lib/check/checks'
import { countJest, countPlaywright } from '@/lib/check/test-reports'

const UNIT_REPORT = 'test-results/unit.json'
const HOST_REPORT = 'test-results/host.json'
const BASE_PATH_REPORT = 'test-results/base-path.json'
const PWA_REPORT = 'test-results/pwa.json'
const CONTRIBUTOR_REPORT = 'test-results/contributor.json'
const SERIES_REPORT = 'test-results/series.json'
const DEV_REPORT = 'test-results/dev.json'
const E2E_REPORT = 'test-results/e2e.json'

/** Every check that a change must pass, quick ones first. Later checks use the output of the build. */
const checks: Check[] = [
  { name: 'commits', command: 'npm run --silent test:commits' },
  { name: 'content', command: 'npm run --silent test:content' },
  { name: 'code in documents', command: 'npm run --silent test:code' },
  { name: 'documented options', command: 'npm run --silent test:options' },
  { name: 'snippets', command: 'npm run --silent test:snippets' },
  { name: 'format', command: 'npm run --silent format:check' },
  { name: 'types', command: 'npm run --silent typecheck' },
  { name: 'lint', command: 'npm run --silent lint' },
  {
    name: 'unit tests',
    command: `npm run --silent test:unit -- --json --outputFile=${UNIT_REPORT}`,
    count: () => countJest(UNIT_REPORT),
  },
  { name: 'build', command: 'npm run --silent build' },
  {
    name: 'host tests',
    command: 'npm run --silent test:host',
    count: () => countPlaywright(HOST_REPORT),
  },
  {
    name: 'contributor tests',
    command: `npm run --silent test:contributor -- --json --outputFile=${CONTRIBUTOR_REPORT}`,
    count: () => countJest(CONTRIBUTOR_REPORT),
  },
  {
    name: 'incremental builds',
    command: `npm run --silent test:series -- --json --outputFile=${SERIES_REPORT}`,
    count: () => countJest(SERIES_REPORT),
  },
  { name: 'search', command: 'npm run --silent test:search' },
  { name: 'links', command: 'node lib/commands/run.mjs check-links' },
  { name: 'html', command: 'npm run --silent test:html' },
  { name: 'browser', command: 'node lib/commands/run.mjs ensure-browser' },
  {
    name: 'development server tests',
    command: 'npm run --silent test:dev',
    count: () => countPlaywright(DEV_REPORT),
  },
  {
    name: 'offline tests',
    command: 'npm run --silent test:pwa',
    count: () => countPlaywright(PWA_REPORT),
  },
  {
    name: 'base path tests',
    command: 'npm run --silent test:base-path',
    count: () => countPlaywright(BASE_PATH_REPORT),
  },
  {
    name: 'end-to-end tests',
    command: 'npm run --silent test:e2e',
    count: () => countPlaywright(E2E_REPORT),
  },
]

// The origin of the built site, regardless of the shell. Without one, URLs in its sitemap and feeds would be relative.
process.env.SITE_URL = 'https://docs.example'
mkdirSync('test-results', { recursive: true })
for (const report of [
  UNIT_REPORT,
  HOST_REPORT,
  BASE_PATH_REPORT,
  PWA_REPORT,
  CONTRIBUTOR_REPORT,
  SERIES_REPORT,
  DEV_REPORT,
  E2E_REPORT,
]) {
  rmSync(report, { force: true })
}
const total = await runChecks(checks, 1)
console.log(`\ntotal: ${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
