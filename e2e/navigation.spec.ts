import { expect, isFetch, openPage, pointAt, recordRequests, test, waitForApp } from './site'

test('breadcrumbs lead to the categories, for readers and for search engines', async ({ page }) => {
  await openPage(page, '/docs/sidebar/items/')
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  const steps = ['Guides', 'Docs', 'Sidebar', 'Sidebar items']
  await expect(breadcrumbs.getByRole('listitem')).toHaveText(['', ...steps])
  const list = breadcrumbs.locator('[itemtype="https://schema.org/BreadcrumbList"]')
  const items = list.locator('[itemprop=itemListElement]')
  await expect(items.locator('[itemprop=name]')).toHaveText(steps)
  await expect(items.locator('[itemprop=item]')).toHaveText(steps.slice(0, 3))
  await expect(items.last().locator('[itemprop=position]')).toHaveAttribute('content', '4')
  await breadcrumbs.getByRole('link', { name: 'Guides' }).click()
  await expect(page).toHaveURL('/docs/category/guides/')
})

test('a click shows the next page without loading a document', async ({ page }) => {
  await openPage(page, '/docs/installation/')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link', { name: /Next/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configuration')
  await expect(page).toHaveTitle('Configuration | Docusaurus')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a link in the text leads in the app to its heading, which gets focus', async ({ page }) => {
  await openPage(page, '/docs/sidebar/')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const link = page.getByRole('article').locator('p a[href^="/docs/sidebar/items/#"]').first()
  const hash = (await link.getAttribute('href'))?.split('#')[1] ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sidebar items')
  await expect(page.locator(`#${hash}`)).toBeInViewport()
  await expect(page.locator(`#${hash}`)).toBeFocused()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('returning to the page that was loaded first shows its text again', async ({ page }) => {
  await openPage(page, '/docs/installation/')
  const article = page.getByRole('article')
  const before = await article.innerText()
  await page.getByRole('complementary').getByRole('link', { name: 'Configuration' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configuration')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation')
  expect(await article.innerText()).toBe(before)
})

test('pointing at a link fetches its page, and the click fetches nothing more', async ({
  page,
}) => {
  await openPage(page, '/docs/installation/')
  const requests = recordRequests(page, isFetch)
  const link = page.getByRole('complementary').getByRole('link', { name: 'Configuration' })
  await pointAt(page, link)
  expect(requests.every((path) => path.startsWith('/docs/configuration/'))).toBe(true)
  requests.length = 0
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configuration')
  expect(requests).toEqual([])
})

test("nothing is fetched for links that the reader doesn't point at", async ({ page }) => {
  const requests = recordRequests(page, isFetch)
  await page.goto('/docs/installation/', { waitUntil: 'networkidle' })
  await waitForApp(page)
  expect(requests).toEqual([])
})

test('nothing is prefetched for a reader who saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    })
  })
  await openPage(page, '/docs/installation/')
  const requests = recordRequests(page, isFetch)
  const sidebar = page.getByRole('complementary')
  await sidebar.getByRole('link', { name: 'Configuration' }).hover()
  await sidebar.getByRole('link', { name: 'Introduction' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction')
  expect(requests.filter((path) => path.includes('configuration'))).toEqual([])
})

test('a link that the pointer only passes is not prefetched', async ({ page }) => {
  await openPage(page, '/docs/installation/')
  const requests = recordRequests(page, isFetch)
  const sidebar = page.getByRole('complementary')
  const passed = await sidebar.getByRole('link', { name: 'Configuration' }).elementHandle()
  const link = sidebar.getByRole('link', { name: 'Introduction' })
  await link.evaluate((element: HTMLElement, before) => {
    for (const each of [before, element]) {
      each.dispatchEvent(new Event('pointerover', { bubbles: true }))
    }
    element.click()
  }, passed)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction')
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual(['/docs/index.txt'])
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a tap fetches its page once', async ({ page }) => {
    await openPage(page, '/docs/installation/')
    // The browser reads the manifest at a time of its choice.
    const requests = recordRequests(
      page,
      (request) => request.method() === 'GET' && request.resourceType() !== 'manifest',
    )
    await page
      .getByRole('navigation', { name: 'Docs pages' })
      .getByRole('link', { name: /Next/ })
      .tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configuration')
    await page.waitForLoadState('networkidle')
    expect(requests).toEqual(['/docs/configuration/index.txt'])
  })
})

test('the table of contents marks the current heading', async ({ page }) => {
  await openPage(page, '/docs/installation/')
  const toc = page.getByRole('navigation', { name: 'On this page' })
  await page.getByRole('heading', { name: 'Project structure' }).evaluate((heading) => {
    heading.scrollIntoView()
  })
  await expect(toc.getByRole('link', { name: 'Project structure' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(toc.locator('[aria-current]')).toHaveCount(1)
})

test('a heading becomes the current one when all of it is in the upper half', async ({ page }) => {
  await openPage(page, '/docs/configuration/')
  const links = page.getByRole('navigation', { name: 'On this page' }).locator('li a')
  const scroll = (pixels: number) =>
    page.locator('[id="ways-to-write-it"]').evaluate((heading, above) => {
      const { bottom } = heading.getBoundingClientRect()
      scrollBy({ top: Math.ceil(bottom - innerHeight / 2 + above), behavior: 'instant' })
    }, pixels)
  await scroll(-10)
  await expect(links.nth(0)).toHaveAttribute('aria-current', 'true')
  await scroll(10)
  await expect(links.nth(1)).toHaveAttribute('aria-current', 'true')
})

test('a heading in a hidden panel has the place of what surrounds it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await openPage(page, '/tests/pages/tabs-tests/')
  // Browsers that don't support `until-found` hide the panel entirely.
  await page
    .locator('[id="in-panel"]')
    .evaluate((heading) => heading.parentElement?.setAttribute('hidden', ''))
  await page.locator('[id="nested"]').evaluate((heading) => {
    scrollBy({ top: heading.getBoundingClientRect().top - 40, behavior: 'instant' })
  })
  const toc = page.getByRole('navigation', { name: 'On this page' })
  await expect(toc.locator('[aria-current]')).toHaveAttribute('href', '#nested')
})

test('on a phone, the bar above the text names the current heading', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/docs/installation/')
  await page.getByRole('heading', { name: 'Project structure' }).evaluate((heading) => {
    heading.scrollIntoView()
  })
  await expect(page.locator('summary').getByText('Project structure')).toBeVisible()
})
