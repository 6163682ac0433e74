import type { Page } from '@playwright/test'
import { expect, getOverflow, pageKinds, test } from './site'

test.use({ javaScriptEnabled: false })

for (const [kind, route] of Object.entries(pageKinds)) {
  test(`${kind} is readable, also on a phone`, async ({ page }) => {
    await page.goto(route)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(/\S[\s\S]{20,}\S/)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('navigation').first()).toBeVisible()
    expect(await getOverflow(page)).toBeLessThanOrEqual(0)
  })
}

test('the items of the navbar are there on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/docs/installation/')
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click()
  await expect(page).toHaveURL('/blog/')
})

test('another version can be chosen on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/docs/installation/')
  await page.getByRole('banner').getByRole('link', { name: 'All versions' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Versions')
  await page.getByRole('link', { name: 'Documentation of 3.0.1' }).click()
  await expect(page).toHaveURL(/\/docs\/3\.0\.1\//)
})

for (const route of ['/changelog/3.0.0/', '/changelog/V2 Changelog/']) {
  test(`${route} has its full text, except for the filter and the copy button`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const readText = async (shown: Page) => {
      await shown.goto(route)
      await shown
        .getByRole('article')
        .locator('details')
        .evaluateAll((folded) => folded.forEach((each) => each.setAttribute('open', '')))
      const parts = shown.getByRole('article').locator('header > :not(form), .prose, footer')
      return (await parts.allInnerTexts()).join('\n').replace(/\u2003(?:Copy page)?/, '')
    }
    const context = await browser.newContext({ javaScriptEnabled: true, baseURL: baseURL ?? '' })
    const scripted = await context.newPage()
    const text = await readText(page)
    expect(text).toBe(await readText(scripted))
    expect(text.length).toBeGreaterThan(1000)
    await context.close()
  })
}

test('a release has no filter, and reserves no space for it', async ({ page }) => {
  await page.goto('/changelog/3.1.1/')
  const filter = page.getByRole('search', { name: 'Changes', includeHidden: true })
  await expect(filter).toHaveCount(1)
  expect(await filter.boundingBox()).toBeNull()
})

test('every tab panel is shown with its label', async ({ page }) => {
  await page.goto('/docs/installation/')
  await expect(page.getByText('yarn add', { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('tab').first()).toBeHidden()
})

test('a closed category links to one of its pages', async ({ page }) => {
  await page.goto('/docs/')
  await page.getByRole('complementary').getByRole('link', { name: 'Guides', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Docusaurus Guides')
})

test("controls that don't work are hidden", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/docs/installation/')
  const dead = page.getByRole('button', { name: /navigation bar|dark and light|sidebar category/ })
  await expect(dead).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test('the offline page does not seem to check what is stored', async ({ page }) => {
  await page.goto('/offline/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Checking')).toBeHidden()
})
