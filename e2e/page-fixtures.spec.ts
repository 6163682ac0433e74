import { expect, openPage, test } from './site'

test('a Markdown page omits comments and supports admonitions', async ({ page }) => {
  await openPage(page, '/tests/pages/markdown-tests-md/')
  await expect(page.getByRole('note').first()).toBeVisible()
  await expect(page.getByRole('article').getByText('A second comment')).toHaveCount(0)
  await expect(page.locator('.markdown-test-page')).toBeVisible()
})

test('a heading can be named like a part of the page', async ({ page }) => {
  await openPage(page, '/tests/pages/link-tests/')
  await page.getByRole('link', { name: 'Heading named like a part of the page' }).click()
  await expect(page.getByRole('heading', { name: /^Main/ })).toBeInViewport()
})

test('two synced groups: the clicked tab stays in place although the other group changes height', async ({
  page,
}) => {
  await openPage(page, '/tests/pages/tabs-tests/')
  const group = page.getByRole('tablist').last()
  const tab = group.getByRole('tab').last()
  await tab.scrollIntoViewIfNeeded()
  const before = (await tab.boundingBox())?.y ?? 0
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  expect(Math.abs(((await tab.boundingBox())?.y ?? 0) - before)).toBeLessThan(2)
})

test('a link to another choice on the same page selects it, and Back returns', async ({ page }) => {
  await openPage(page, '/tests/pages/tabs-tests/')
  await page.getByRole('link', { name: '?level=second' }).click()
  const second = page.getByRole('tab', { name: 'Second', exact: true })
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/\?level=second#query$/)
  await page.getByRole('link', { name: '?level=third' }).click()
  await expect(second).toHaveAttribute('aria-selected', 'false')
  await page.goBack()
  await expect(second).toHaveAttribute('aria-selected', 'true')
})

test('a link to a heading in a hidden panel shows the panel', async ({ page }) => {
  await openPage(page, '/tests/pages/tabs-tests/')
  await page.getByRole('link', { name: 'the heading in the second panel' }).click()
  await expect(page.getByRole('heading', { name: 'A heading in a panel' })).toBeInViewport()
  await page.goto('/tests/pages/tabs-tests/?fresh=1#in-panel')
  await expect(page.getByRole('heading', { name: 'A heading in a panel' })).toBeVisible()
})

test('a choice of tabs stays, although the URL leads to a hidden panel', async ({
  context,
  page,
}) => {
  await openPage(page, '/tests/pages/tabs-tests/#in-panel')
  const hidden = page.getByRole('heading', { name: 'A heading in a panel' })
  await expect(hidden).toBeVisible()
  await page.getByRole('tab', { name: 'Outer A' }).click()
  await page.getByRole('tab', { name: 'Two', exact: true }).click()
  await expect(page).toHaveURL(/\?tests-query=two#in-panel$/)
  await expect(hidden).toBeHidden()
  const other = await context.newPage()
  await openPage(other, '/tests/pages/tabs-tests/')
  await other.getByRole('tab', { name: 'Long' }).first().click()
  await expect(page.getByRole('tab', { name: 'Long', selected: true })).toHaveCount(3)
  await expect(hidden).toBeHidden()
})
