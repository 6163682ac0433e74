import { chooseVersion } from './navbar'
import { expect, openPage, test } from './site'

test('the version menu keeps page, query and hash, and stores the choice', async ({ page }) => {
  await openPage(page, '/docs/configuration/?from=mail#site-metadata')
  await chooseVersion(page, '3.1.1')
  await expect(page).toHaveURL('/docs/3.1.1/configuration/?from=mail#site-metadata')
  await expect(page.getByRole('button', { name: '3.1.1' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(
    '3.1.1',
  )
})

test("the version menu keeps a hash that can't be decoded", async ({ page }) => {
  await openPage(page, '/docs/cli/#100%')
  await chooseVersion(page, '3.1.1')
  await expect(page).toHaveURL('/docs/3.1.1/cli/#100%')
  await expect(page.getByRole('button', { name: '3.1.1' })).toBeVisible()
})

test.describe("the page's own version", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('is a menu that keeps page, query and hash, and stores the choice', async ({ page }) => {
    await openPage(page, '/docs/configuration/?from=mail#site-metadata')
    const main = page.getByRole('main')
    await main.getByText('Version: Canary').click()
    await main.locator('details').getByRole('link', { name: '3.1.1' }).click()
    await expect(page).toHaveURL('/docs/3.1.1/configuration/?from=mail#site-metadata')
    await expect(main.getByText('Version: 3.1.1')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(
      '3.1.1',
    )
  })

  test('is a menu that closes on Escape, a click elsewhere, and when focus leaves it', async ({
    page,
  }) => {
    await openPage(page, '/docs/cli/')
    const badge = page.getByText('Version: Canary')
    const link = page.getByRole('main').locator('details').getByRole('link', { name: '3.0.1' })
    await badge.focus()
    await page.keyboard.press('Enter')
    await expect(link).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(badge).toBeFocused()
    await badge.click()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(link).toBeHidden()
    await badge.click()
    await link.focus()
    await page.keyboard.press('Tab')
    await expect(link).toBeHidden()
  })
})

test('an old version shows a warning and links to the same page of the newest release', async ({
  page,
}) => {
  await openPage(page, '/docs/3.0.1/installation/')
  await expect(page.getByText('no longer actively maintained')).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/docs\/installation\/$/,
  )
  await page.getByRole('link', { name: 'latest version' }).click()
  await expect(page).toHaveURL('/docs/3.1.1/installation/')
  await expect(page.getByText('Version: 3.1.1')).toBeVisible()
})

test('the newest release is marked and links to the same page of Canary', async ({ page }) => {
  await openPage(page, '/docs/3.1.1/installation/')
  await expect(page).toHaveTitle('Installation (3.1.1) | Docusaurus')
  const main = page.getByRole('main')
  await expect(main.getByText('Newest release;')).toBeVisible()
  await expect(main.getByText('maintained')).toHaveCount(0)
  await main.getByRole('link', { name: 'Canary' }).click()
  await expect(page).toHaveURL('/docs/installation/')
  await expect(page.getByText('Version: Canary')).toBeVisible()
  await expect(page).toHaveTitle('Installation | Docusaurus')
})
