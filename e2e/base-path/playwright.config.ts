import { defineConfig } from '@playwright/test'
import { LIMITS, getBrowser } from '../../lib/testing/browser'
import { FOLDER } from './folder'

const port = Number(process.env.E2E_PORT ?? 4174)

/** Tests of a site that isn't at the root of its origin. */
export default defineConfig({
  ...LIMITS,
  testDir: '.',
  outputDir: '../../test-results/base-path-runs',
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../../test-results/base-path.json' }]],
  use: { baseURL: `http://localhost:${port}`, launchOptions: getBrowser() },
  webServer: {
    command: `npm run serve -- --out ${FOLDER}`,
    cwd: '../..',
    env: { PORT: String(port) },
    url: `http://localhost:${port}${process.env.BASE_URL ?? '/'}`,
    reuseExistingServer: false,
  },
})
