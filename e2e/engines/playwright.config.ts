import { defineConfig } from '@playwright/test'

/** The same flows in the three engines that readers have. Each test serves the export itself. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/engines-runs',
  workers: 1,
  timeout: 60_000,
  // On a busy machine, a browser takes seconds to draw a page.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/engines.json' }]],
  projects: [{ name: 'chromium' }, { name: 'firefox' }, { name: 'webkit' }],
})
