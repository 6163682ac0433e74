import { expect, test, waitForApp } from './site'

test('the button leads to what changes between the two versions', async ({ page }) => {
  await page.goto('/docs/upgrade/')
  await waitForApp(page)
  await page.getByRole('combobox', { name: 'From' }).selectOption('2.4')
  await expect(page).toHaveURL('/docs/upgrade/')
  await page.getByRole('button', { name: 'Show changes' }).click()
  await expect(page).toHaveURL('/docs/upgrade/2.4-to-3.1/')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Upgrade from 2.4 to 3.1' }),
  ).toBeVisible()
})

test('a version that is not newer is explained', async ({ page }) => {
  await page.goto('/docs/upgrade/')
  await waitForApp(page)
  await page.getByRole('combobox', { name: 'To' }).selectOption('2.0')
  await page.getByRole('button', { name: 'Show changes' }).click()
  await expect(page.getByRole('status').filter({ hasText: '2.0 is older than 3.0' })).toBeVisible()
  await expect(page).toHaveURL('/docs/upgrade/')
})

test('an upgrade tells what breaks, what it needs and what to run', async ({ page }) => {
  await page.goto('/docs/upgrade/2.4-to-3.1/')
  const main = page.getByRole('main')
  await expect(
    main.getByRole('row', { name: 'Node.js 16.14 or later 18.0 or later' }),
  ).toBeVisible()
  await expect(main.getByText(/^MDX 3 compiles your content/)).toBeVisible()
  await expect(main.getByText('npx docusaurus-mdx-checker@3.0.0')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Changes in 3.1.0' })).toHaveAttribute(
    'href',
    '/changelog/3.1.0/',
  )
})

test('the docs of each version start with an upgrade to it', async ({ page }) => {
  for (const [route, to] of [
    ['/docs/upgrade/', '3.1'],
    ['/docs/3.1.1/upgrade/', '3.1'],
    ['/docs/3.0.1/upgrade/', '3.0'],
  ] as const) {
    await page.goto(route)
    await expect(page.getByRole('combobox', { name: 'To' })).toHaveValue(to)
  }
})

test('the page of all versions and the banner of an old one lead to upgrades', async ({ page }) => {
  await page.goto('/versions/')
  await expect(
    page.getByRole('link', { name: 'See what changes between two versions' }),
  ).toHaveAttribute('href', '/docs/upgrade/')
  await page.goto('/docs/3.0.1/installation/')
  await expect(
    page.getByRole('link', { name: 'See what changes from 3.0 to 3.1' }),
  ).toHaveAttribute('href', '/docs/upgrade/3.0-to-3.1/')
})

test.describe('without scripts, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } })

  test('every upgrade is a link', async ({ page }) => {
    await page.goto('/docs/upgrade/')
    await expect(page.getByRole('button', { name: 'Show changes' })).toBeHidden()
    const links = page.getByRole('table').getByRole('link')
    await expect(links).toHaveCount(21)
    await page.getByRole('link', { name: '2.4 to 3.1' }).click()
    await expect(page).toHaveURL('/docs/upgrade/2.4-to-3.1/')
  })
})
