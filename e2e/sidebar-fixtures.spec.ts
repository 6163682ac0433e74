import type { Page } from '@playwright/test'
import { expect, openPage, test } from './site'

const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })

test.describe('sidebars', () => {
  for (const route of ['/tests/docs/doc-without-sidebar/', '/tests/docs/standalone/']) {
    test(`${route} has no sidebar`, async ({ page }) => {
      await openPage(page, route)
      await expect(sidebarOf(page)).toHaveCount(0)
    })
  }

  test('the huge category opens without its 1,097 links in the page', async ({ page }) => {
    await openPage(page, '/tests/docs/more-test/')
    const sidebar = sidebarOf(page)
    await expect(sidebar.getByRole('link', { name: 'Link 8', exact: true })).toHaveCount(0)
    await sidebar.getByRole('button', { name: 'Huge sidebar category' }).click()
    await expect(sidebar.getByRole('link', { name: 'Link 8', exact: true })).toBeVisible()
    expect(await sidebar.getByRole('link').count()).toBeLessThan(60)
  })

  test('HTML items are shown, and links to other sites open in a new tab', async ({ page }) => {
    await openPage(page, '/tests/docs/tests/admonitions/')
    const sidebar = sidebarOf(page)
    await expect(sidebar.getByText('default style')).toBeVisible()
    await expect(sidebar.getByRole('link', { name: 'External Link test' })).toHaveAttribute(
      'target',
      '_blank',
    )
  })

  test('can be collapsed and expanded by keyboard', async ({ page }) => {
    await openPage(page, '/community/support/')
    await page.getByRole('button', { name: 'Collapse sidebar' }).press('Enter')
    await expect(sidebarOf(page)).toHaveCount(0)
    const expand = page.getByRole('button', { name: 'Expand sidebar' })
    await expect(expand).toBeFocused()
    await expand.press('Enter')
    await expect(sidebarOf(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeFocused()
  })

  test('keep their scroll position across a reload, before the app starts', async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 500 })
    await openPage(page, '/tests/docs/tests/img-tests/')
    const top = 140
    await sidebarOf(page).evaluate(
      (nav, position) =>
        new Promise((resolve) => {
          nav.addEventListener('scroll', resolve, { once: true })
          nav.scrollTop = position
        }),
      top,
    )
    await page.route('**/_next/static/chunks/*.js', (route) => route.fulfill({ body: '' }))
    await page.reload()
    expect(await sidebarOf(page).evaluate((nav) => nav.scrollTop)).toBe(top)
  })
})

test('custom props are passed to the items of the sidebar', async ({ page }) => {
  await page.goto('/tests/docs/tests/custom-props/')
  await expect(page.getByRole('row', { name: 'Doc with Custom Props' })).toContainText(
    '{"prop":"custom","number":1,"boolean":true}',
  )
  await expect(page.getByRole('row', { name: 'Doc without Custom Props' })).toContainText('none')
})
