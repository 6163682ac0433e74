import { expect, openPage, test } from './site'

test('themes are grouped, and each links to threads of the product', async ({ page }) => {
  await page.goto('/feature-requests/')
  await expect(page).toHaveTitle('Feedback | Docusaurus')
  const main = page.getByRole('main')
  expect(await main.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(12)
  await expect(main.getByRole('link', { name: 'Support local search' })).toHaveAttribute(
    'href',
    'https://github.com/facebook/docusaurus/issues/776',
  )
})

test('the list of groups links to them', async ({ page }) => {
  await openPage(page, '/feature-requests/')
  await page
    .getByRole('navigation', { name: 'Request groups' })
    .getByRole('link', { name: 'Builds and plugins' })
    .click()
  await expect(page).toHaveURL('/feature-requests/#builds')
  await expect(page.getByRole('heading', { name: 'Builds and plugins' })).toBeInViewport()
})

test('without a board, there is no button and no frame is allowed', async ({ page }) => {
  await openPage(page, '/feature-requests/')
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]')
  await expect(policy).not.toHaveAttribute('content', /frame-src/)
})

test('a URL below it, for which a host serves the same page, works like the page', async ({
  page,
}) => {
  const nested = '/feature-requests/p/some-idea/'
  await page.route(`**${nested}`, (route) =>
    route.fulfill({ path: 'out/feature-requests/index.html' }),
  )
  await openPage(page, nested)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feedback')
  await expect(page).toHaveURL(nested)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API' }).click()
  await expect(page).toHaveURL('/docs/cli/')
  await page.goBack()
  await expect(page).toHaveURL(nested)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feedback')
  await page
    .getByRole('navigation', { name: 'Request groups' })
    .getByRole('link', { name: 'Blog' })
    .click()
  await expect(page).toHaveURL(`${nested}#blog`)
})
