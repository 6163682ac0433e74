import { expect, openPage, test } from './site'

test.describe('a release', () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page, '/changelog/3.1.1/')
  })

  test('lists its changes by kind, with pull requests and packages', async ({ page }) => {
    const change = page.getByRole('listitem').filter({ hasText: '#9788' })
    await expect(change.getByRole('link', { name: '#9788' })).toHaveAttribute(
      'href',
      'https://github.com/facebook/docusaurus/pull/9788',
    )
    await expect(change.getByRole('link', { name: 'onBrokenLinks' })).toHaveAttribute(
      'href',
      '/docs/api/docusaurus-config/#onBrokenLinks',
    )
    await expect(
      page.getByRole('link', { name: 'Compare with the previous release' }),
    ).toHaveAttribute('href', 'https://github.com/facebook/docusaurus/compare/v3.1.0...v3.1.1')
  })

  test('can be filtered by kind and package, which the URL keeps', async ({ page }) => {
    const filter = page.getByRole('search', { name: 'Changes' })
    await filter.getByLabel('Kind').selectOption('Performance')
    await expect(filter.getByRole('status')).toHaveText('1 of 10 changes shown')
    await expect(page.getByRole('heading', { name: 'Performance' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Bug fixes' })).toBeHidden()
    await expect(page).toHaveURL(/\?kind=performance$/)
    await page.reload()
    await expect(filter.getByRole('status')).toHaveText('1 of 10 changes shown')
    await filter.getByLabel('Kind').selectOption('All kinds')
    await filter.getByLabel('Package').selectOption('create-docusaurus')
    await expect(page.getByRole('link', { name: '#9783' })).toBeVisible()
    await expect(page.getByRole('link', { name: '#9778' })).toBeHidden()
  })

  test("jumps to a pull request, or says that it isn't included", async ({ page }) => {
    const filter = page.getByRole('search', { name: 'Changes' })
    await filter.getByLabel('Pull request').fill('9470')
    await filter.getByLabel('Pull request').press('Enter')
    await expect(page.getByRole('link', { name: '#9470' })).toBeInViewport()
    await expect(page).toHaveURL(/#pr-9470$/)
    await filter.getByLabel('Pull request').fill('1')
    await filter.getByRole('button', { name: 'Go' }).click()
    await expect(filter.getByRole('status')).toHaveText(
      'Pull request 1 is not part of this release.',
    )
  })

  test('jumps to the same pull request again, and forgets one that is missing', async ({
    page,
  }) => {
    const filter = page.getByRole('search', { name: 'Changes' })
    const change = page.getByRole('link', { name: '#9470' })
    await filter.getByLabel('Pull request').fill('9470')
    for (const kind of ['All kinds', 'Performance']) {
      await filter.getByLabel('Kind').selectOption(kind)
      await page.evaluate(() => scrollTo(0, 0))
      await filter.getByRole('button', { name: 'Go' }).click()
      await expect(change).toBeInViewport()
    }
    await filter.getByLabel('Pull request').fill('1')
    await filter.getByRole('button', { name: 'Go' }).click()
    await expect(filter.getByRole('status')).toContainText('not part')
    await filter.getByLabel('Kind').selectOption('Performance')
    await expect(filter.getByRole('status')).toHaveText('1 of 10 changes shown')
  })

  test('shows what its filter hides when a link leads there', async ({ page }) => {
    const filter = page.getByRole('search', { name: 'Changes' })
    await filter.getByLabel('Kind').selectOption('Performance')
    const toc = page.getByRole('navigation', { name: 'On this page' })
    await toc.getByRole('link', { name: 'Bug fixes' }).click()
    await expect(page.getByRole('heading', { name: 'Bug fixes' })).toBeInViewport()
    await expect(filter.getByRole('status')).toHaveText('10 of 10 changes shown')
    await expect(page).toHaveURL('/changelog/3.1.1/#bug-fixes')
  })

  test('collapses its contributors', async ({ page }) => {
    await expect(page.getByRole('link', { name: 'slorber' })).toBeHidden()
    await page.getByText('6 contributors').click()
    await expect(page.getByRole('link', { name: 'slorber' })).toHaveAttribute(
      'href',
      'https://github.com/slorber',
    )
  })
})

test('the list of releases shows the number of changes of each kind', async ({ page }) => {
  await openPage(page, '/changelog/')
  const entry = page.getByRole('article').first()
  await entry.getByRole('link', { name: 'Bug fixes 8' }).click()
  await expect(page).toHaveURL('/changelog/3.1.1/#bug-fixes')
  await expect(page.getByRole('heading', { name: 'Bug fixes' })).toBeInViewport()
})

test('the list of releases links to their contributors', async ({ page }) => {
  await openPage(page, '/changelog/')
  await page.getByRole('article').first().getByRole('link', { name: '6 contributors' }).click()
  await expect(page).toHaveURL('/changelog/3.1.1/#contributors')
  await expect(page.getByText('6 contributors')).toBeInViewport()
})
