import { expect, openPage, test } from './site'

test('a link for every two versions leads to the changes between them', async ({ page }) => {
  await page.goto('/docs/upgrade/')
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(21)
  await page.getByRole('link', { name: '2.4 to 3.1' }).click()
  await expect(page).toHaveURL('/docs/upgrade/2.4-to-3.1/')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Upgrade from 2.4 to 3.1' }),
  ).toBeVisible()
})

test('an upgrade lists breaking changes, requirements and commands', async ({ page }) => {
  await page.goto('/docs/upgrade/2.4-to-3.1/')
  const main = page.getByRole('main')
  await expect(
    main.getByRole('row', { name: 'Node.js 16.14 or later 18.0 or later' }),
  ).toBeVisible()
  await expect(main.getByRole('row', { name: '@mdx-js/react 3' })).toBeVisible()
  await expect(main.getByText(/^MDX 3 compiles your content/)).toBeVisible()
  await expect(main.getByText('npx docusaurus-mdx-checker@3.0.0')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Changes in 3.1.0' })).toHaveAttribute(
    'href',
    '/changelog/3.1.0/',
  )
})

test('an upgrade without breaking changes lists what is new and what behaves differently', async ({
  page,
}) => {
  await page.goto('/docs/upgrade/3.0-to-3.1/')
  const main = page.getByRole('main')
  const names = ['onBrokenAnchors', 'markdown.parseFrontMatter', 'markdown.remarkRehypeOptions']
  await expect(main.getByRole('table').getByRole('rowheader')).toHaveText(names)
  await expect(main.getByText('npm install --save-exact @docusaurus/core@3.1.1')).toBeVisible()
  const changed = main.getByRole('listitem').filter({ hasText: 'onBrokenLinks' })
  await expect(changed).toContainText('is broken unless it starts with pathname://')
  await expect(main.getByText(/^The documentation lists no .*breaking changes/)).toBeVisible()
  await expect(main.getByRole('link', { name: 'Code blocks' })).toBeVisible()
  await main.getByRole('link', { name: 'Previous Upgrade from 2.4 to 3.0' }).click()
  await expect(page).toHaveURL('/docs/upgrade/2.4-to-3.0/')
})

test('the upgrade from the oldest to the newest version has none before or after it', async ({
  page,
}) => {
  await page.goto('/docs/upgrade/2.0-to-3.1/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Docs pages' })).toHaveCount(0)
})

test('the page belongs to its version, and leads to the page of the other versions', async ({
  page,
}) => {
  const menu = page.getByRole('group', { name: 'Versions', exact: true })
  for (const [route, current, other, href] of [
    ['/docs/upgrade/', 'Canary', '3.1.1', '/docs/3.1.1/upgrade/'],
    ['/docs/3.1.1/upgrade/', '3.1.1', 'Canary', '/docs/upgrade/'],
    ['/docs/upgrade/3.0-to-3.1/', 'Canary', '3.0.1', '/docs/3.0.1/upgrade/'],
  ] as const) {
    await openPage(page, route)
    await page.getByRole('banner').getByRole('button', { name: current }).click()
    await expect(menu.getByRole('link', { name: other, exact: true })).toHaveAttribute('href', href)
  }
})

test('the versions page and the banner of an old version link to upgrades', async ({ page }) => {
  await page.goto('/versions/')
  await expect(
    page.getByRole('link', { name: 'See what changes between two versions' }),
  ).toHaveAttribute('href', '/docs/upgrade/')
  await page.goto('/docs/3.0.1/installation/')
  await expect(
    page.getByRole('link', { name: 'See what changes from 3.0 to 3.1' }),
  ).toHaveAttribute('href', '/docs/upgrade/3.0-to-3.1/')
})
