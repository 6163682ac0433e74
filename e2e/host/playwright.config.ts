import { defineConfig } from '@playwright/test'

/** Tests that ask a real server for the export. They need no browser. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/host',
  workers: 1,
  // Without its server no test can pass, and each failure would start another.
  maxFailures: 5,
  reporter: [['list'], ['json', { outputFile: '../../test-results/host.json' }]],
})
