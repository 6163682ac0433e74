import { defineConfig } from '@playwright/test'
import { LIMITS, getBrowser } from '../../lib/testing/browser'

/** Tests of what readers see without a network and after a deployment. Each test serves the export itself. */
export default defineConfig({
  ...LIMITS,
  testDir: '.',
  outputDir: '../../test-results/pwa-runs',
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../../test-results/pwa.json' }]],
  use: { launchOptions: getBrowser(), trace: 'off' },
})
