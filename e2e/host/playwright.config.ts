import { defineConfig } from '@playwright/test'

/** Tests that request the export from a real server. They need no browser. */
export default defineConfig({
  testDir: '.',
  globalSetup: './install-nginx',
  outputDir: '../../test-results/host',
  workers: 1,
  // The first test waits for a copy of the whole export, which takes a minute on a slow disk.
  timeout: 120_000,
  // Without the server, no test can pass, and each failure would start another one.
  maxFailures: 5,
  reporter: [['list'], ['json', { outputFile: '../../test-results/host.json' }]],
})
