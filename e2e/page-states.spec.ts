import { expect, openPage, readRecord, test } from './site'

test('the hub lists every fixture', async ({ page }) => {
  await openPage(page, '/tests/pages/')
  const paths = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
  const fixtures = [...new Set(paths)].filter((path) => path.startsWith('/tests/pages/'))
  expect(fixtures.filter((path) => path !== '/tests/pages/')).toHaveLength(19)
})

test.describe('the analytics button', () => {
  test('says that there are no analytics, and sends nothing', async ({ page }) => {
    await openPage(page, '/tests/pages/analytics/')
    await page.getByRole('button', { name: 'Send an event' }).click()
    await expect(page.getByRole('status')).toHaveText(
      'This site has no analytics: nothing was sent.',
    )
  })

  test('sends a custom event if there are analytics', async ({ page }) => {
    await page.addInitScript(() => {
      const calls: unknown[][] = []
      Object.assign(window, { calls, gtag: (...call: unknown[]) => calls.push(call) })
    })
    await openPage(page, '/tests/pages/analytics/')
    await page.getByRole('button', { name: 'Send an event' }).click()
    await expect(page.getByRole('status')).toHaveText('The event was sent.')
    expect(await readRecord(page, 'calls')).toEqual([
      ['event', 'fixture_button', { page: '/tests/pages/analytics/' }],
    ])
  })
})

test('lazy components load inside Suspense, BrowserOnly, and both', async ({ page }) => {
  await openPage(page, '/tests/pages/react-18/')
  for (const inside of ['Suspense', 'BrowserOnly and Suspense', 'Suspense and BrowserOnly']) {
    await expect(page.getByText(`Loaded inside ${inside}.`, { exact: true })).toBeVisible()
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('browser-only parts show that they are loading', async ({ page }) => {
    await page.goto('/tests/pages/react-18/')
    await expect(page.getByText('Loaded inside Suspense.')).toBeVisible()
    await expect(page.getByText('Loading…')).toHaveCount(2)
  })
})
