import { PHONE, expect, heading, readOnline, test, waitForApp } from './site-host'

test.use({ viewport: PHONE })

const READ = '/docs/installation/'

test('a page that was read opens without the server, in any spelling of its URL', async ({
  page,
  host,
}) => {
  await readOnline(page, host, READ)
  await host.stop()
  for (const [typed, reached] of [
    [READ, READ],
    ['/docs/installation', READ],
    ['/docs/installation/index.html', READ],
    ['/docs/installation?a=1#requirements', `${READ}?a=1#requirements`],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(host.url + typed)
    await waitForApp(page)
    await expect(heading(page)).toHaveText('Installation')
    await expect(page).toHaveURL(host.url + reached)
  }
})

test('links lead to pages that were read', async ({ page, host }) => {
  await readOnline(page, host, READ)
  await readOnline(page, host, '/docs/configuration/')
  await host.stop()
  await page.evaluate((href) => {
    document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click()
  }, READ)
  await expect(heading(page)).toHaveText('Installation')
})

test("a link to a page that isn't stored keeps the current page", async ({ page, host }) => {
  await readOnline(page, host, READ)
  await host.stop()
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('a[href="/docs/configuration/"]')?.click()
  })
  await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible()
  await expect(heading(page)).toHaveText('Installation')
})

test("a page that isn't stored is replaced by the list of stored pages", async ({ page, host }) => {
  await readOnline(page, host, READ)
  await host.stop()
  await page.goto(`${host.url}/docs/configuration/`)
  await expect(page.getByRole('alert').filter({ hasText: 'this page is not stored' })).toBeVisible()
  await expect(page).toHaveURL(`${host.url}/docs/configuration/`)
  const lists = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(lists).toHaveText(['Pages you have read'])
  await page.getByRole('main').getByRole('link', { name: READ }).click()
  await expect(heading(page)).toHaveText('Installation')
})

test('an unknown path shows the not-found page', async ({ page, host }) => {
  await readOnline(page, host, READ)
  await host.stop()
  const response = await page.goto(`${host.url}/docs/instalation-guide/`)
  expect(response?.status()).toBe(404)
  await expect(heading(page)).toHaveText('Page not found')
})

test('a diagram that was shown is shown again', async ({ page, host }) => {
  const diagrams = '/docs/markdown-features/diagrams/'
  const diagram = page.getByRole('img', { name: 'How a document becomes a page' })
  await readOnline(page, host, diagrams)
  await page.reload()
  await page.getByText('Diagram source').first().scrollIntoViewIfNeeded()
  await expect(diagram).toBeVisible()
  await host.stop()
  await page.reload()
  await page.getByText('Diagram source').first().scrollIntoViewIfNeeded()
  await expect(diagram).toBeVisible()
})

test('live code that has run runs again', async ({ page, host }) => {
  const code = page.locator('.live').first()
  const editor = code
    .frameLocator('iframe[title="Live Editor and Result"]')
    .getByRole('textbox', { name: 'Live Editor' })
  const scrollToCode = () => code.scrollIntoViewIfNeeded()
  await readOnline(page, host, '/docs/markdown-features/react/')
  await scrollToCode()
  await expect(editor).toBeVisible()
  // A worker can't intercept requests of a sandboxed frame. Because the frame never changes, the browser's cache stores
  // it.
  await host.stop()
  await page.reload()
  await waitForApp(page)
  await scrollToCode()
  await expect(editor).toBeVisible()
})

test('a script that the browser has dropped is stored again when it is used', async ({
  page,
  host,
}) => {
  await readOnline(page, host, READ)
  const dropped = await page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[src]')?.src ?? ''
    await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).delete(script)),
    )
    return script
  })
  expect(await page.evaluate((url) => caches.match(url), dropped)).toBeUndefined()
  await page.reload()
  await expect
    .poll(() => page.evaluate(async (url) => (await caches.match(url))?.status, dropped))
    .toBe(200)
  await host.stop()
  await page.reload()
  await waitForApp(page)
})
