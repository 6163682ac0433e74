import { defineConfig } from '@playwright/test'
import { LIMITS } from '../../lib/testing/browser'

/** The same flows in the three engines that readers have. Each test serves the export itself. */
export default defineConfig({
  ...LIMITS,
  testDir: '.',
  outputDir: '../../test-results/engines-runs',
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../../test-results/engines.json' }]],
  projects: [{ name: 'chromium' }, { name: 'firefox' }, { name: 'webkit' }],
})
