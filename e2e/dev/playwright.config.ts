import { defineConfig } from '@playwright/test'
import { getBrowser } from '../../lib/testing/browser'

/** Tests of the dev server, on a copy of the repository. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/dev',
  workers: 1,
  // The first page, and the first compile of each kind of edit, take seconds on a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // Without the server, no test can pass.
  maxFailures: 5,
  reporter: [['list'], ['json', { outputFile: '../../test-results/dev.json' }]],
  // What never happens, such as a message to a page that has been replaced, must not use up the time for a retry.
  use: { launchOptions: getBrowser(), actionTimeout: 30_000 },
})
