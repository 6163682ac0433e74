import { defineConfig } from '@playwright/test'
import { LIMITS } from '../../lib/testing/browser'

/** Tests that request the export from a real server. They need no browser. */
export default defineConfig({
  ...LIMITS,
  testDir: '.',
  globalSetup: './install-nginx',
  outputDir: '../../test-results/host',
  workers: 1,
  // Without the server, no test can pass, and each failure would start another one.
  maxFailures: 5,
  reporter: [['list'], ['json', { outputFile: '../../test-results/host.json' }]],
})
