import { defineConfig } from '@playwright/test'
import { LIMITS, getBrowser } from './lib/testing/browser'

/** Set a different port to test two checkouts at the same time. */
const port = Number(process.env.E2E_PORT ?? 4173)

const browser = getBrowser()

export default defineConfig({
  ...LIMITS,
  testDir: 'e2e',
  // These have their own commands.
  testIgnore: [
    'host/**',
    'e2e/pwa/**',
    'base-path/**',
    'contributor/**',
    'dev/**',
    'e2e/engines/**',
    'incremental/**',
    'snippets/**',
  ],
  fullyParallel: true,
  // One more than CI has cores: tests with a slow network mostly wait.
  workers: 3,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // Readers' browsers isolate sites, including frames whose code never ends. The headless shell needs this flag.
    launchOptions: { ...browser, args: [...browser.args, '--site-per-process'] },
    // Tracing every test takes a third of the total time. To trace one file: `npx playwright test --trace=on FILE`.
    trace: 'off',
    // Service workers have their own tests. In all others, pages come from the server.
    serviceWorkers: 'block',
  },
  webServer: {
    command: 'npm run serve',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
})
