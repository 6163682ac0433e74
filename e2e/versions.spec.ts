import { expect, test, waitForApp } from './site'

test('the version menu keeps page, query and hash, and the choice is remembered', async ({
  page,
}) => {
  await page.goto('/docs/configuration/?from=mail#site-metadata')
  await waitForApp(page)
  await page.getByRole('button', { name: 'Canary' }).click()
  await page
    .getByRole('group', { name: 'Versions', exact: true })
    .getByRole('link', { name: '3.1.1' })
    .click()
  await expect(page).toHaveURL('/docs/3.1.1/configuration/?from=mail#site-metadata')
  await expect(page.getByRole('button', { name: '3.1.1' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(
    '3.1.1',
  )
  await page.goto('/')
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs' }),
  ).toHaveAttribute('href', '/docs/3.1.1/')
})

test('a page that a version does not have leads to its main page', async ({ page }) => {
  await page.goto('/docs/cli/')
  await waitForApp(page)
  await page.getByRole('button', { name: 'Canary' }).click()
  await page
    .getByRole('group', { name: 'Versions', exact: true })
    .getByRole('link', { name: '3.0.1' })
    .click()
  await expect(page).toHaveURL('/docs/3.0.1/')
  await expect(page.getByRole('button', { name: '3.0.1' })).toBeVisible()
})

test('the version menu works by keyboard and closes on Escape', async ({ page }) => {
  await page.goto('/docs/cli/')
  await waitForApp(page)
  const button = page.getByRole('button', { name: 'Canary' })
  await button.focus()
  await page.keyboard.press('Enter')
  const versions = page.getByRole('group', { name: 'Versions', exact: true })
  await expect(versions).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(versions.getByRole('link', { name: 'Canary' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(versions).toBeHidden()
  await expect(button).toBeFocused()
})

test('an old version warns and leads to the same page of the latest', async ({ page }) => {
  await page.goto('/docs/3.0.1/installation/')
  await waitForApp(page)
  await expect(page.getByText('no longer actively maintained')).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/docs\/installation\/$/,
  )
  await page.getByRole('link', { name: 'latest version' }).click()
  await expect(page).toHaveURL('/docs/installation/')
  await expect(page.getByText('Version: Canary')).toBeVisible()
})

test('an unknown preferred version is forgotten', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '9.9.9'))
  await page.goto('/')
  await waitForApp(page)
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs' }),
  ).toHaveAttribute('href', '/docs/')
})
