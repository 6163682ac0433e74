import { defineConfig } from '@playwright/test'
import { LIMITS, getBrowser } from '../../lib/testing/browser'

/** Tests of the dev server, on a copy of the repository. */
export default defineConfig({
  ...LIMITS,
  testDir: '.',
  outputDir: '../../test-results/dev',
  workers: 1,
  // Without the server, no test can pass.
  maxFailures: 5,
  reporter: [['list'], ['json', { outputFile: '../../test-results/dev.json' }]],
  // What never happens, such as a message to a page that has been replaced, must not use up the time for a retry.
  use: { launchOptions: getBrowser(), actionTimeout: 30_000 },
})
