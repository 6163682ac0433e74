import { defineConfig } from '@playwright/test'
import { getBrowser } from './lib/build/browser'

/** Another port lets two checkouts of the project be tested at the same time. */
const port = Number(process.env.E2E_PORT ?? 4173)

const browser = getBrowser()

export default defineConfig({
  testDir: 'e2e',
  // These have commands of their own.
  testIgnore: [
    'host/**',
    'e2e/pwa/**',
    'base-path/**',
    'contributor/**',
    'dev/**',
    'incremental/**',
    'snippets/**',
  ],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // Readers' browsers isolate sites, and so frames with code that never ends; the headless shell does if it is told to.
    launchOptions: { ...browser, args: [...browser.args, '--site-per-process'] },
    // A trace of each test takes a third of the time of all. For one: `npx playwright test --trace=on FILE`.
    trace: 'off',
    // They have their own tests: elsewhere a page is what the server sends.
    serviceWorkers: 'block',
  },
  webServer: {
    command: 'npm run serve',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
})
