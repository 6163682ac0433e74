import { expect, openPage, test, waitForApp } from './site'

test('the newest releases match the changelog', async ({ page }) => {
  await page.goto('/changelog/')
  const newest = await page
    .getByRole('article')
    .getByRole('heading', { level: 2 })
    .first()
    .innerText()
  await openPage(page, '/')
  await page.getByRole('link', { name: `Docusaurus ${newest}`, exact: true }).click()
  await expect(page).toHaveURL(`/changelog/${newest}/`)
})

test('the newest posts match the blog', async ({ page }) => {
  await page.goto('/blog/')
  const titles = await page
    .getByRole('article')
    .getByRole('heading', { level: 2 })
    .filter({ has: page.getByRole('link') })
    .allInnerTexts()
  await page.goto('/')
  const posts = page
    .getByRole('region', { name: "What's new" })
    .getByRole('list')
    .last()
    .getByRole('link')
  await expect(posts).toHaveText(titles.slice(0, 3))
})

test('the quick start shows the commands for the chosen package manager, and keeps the choice', async ({
  page,
}) => {
  await openPage(page, '/')
  const start = page.getByRole('region', { name: 'A running site in a few commands' })
  const shown = start.getByRole('tabpanel').filter({ visible: true })
  await expect(shown).toContainText('npx create-docusaurus@')
  await start.getByRole('tab', { name: 'pnpm' }).click()
  await expect(shown).toContainText('pnpm dlx create-docusaurus@')
  await page.reload()
  await waitForApp(page)
  await expect(start.getByRole('tab', { name: 'pnpm' })).toHaveAttribute('aria-selected', 'true')
})

test('the page of the demo follows its text, until the reader starts over', async ({ page }) => {
  await openPage(page, '/')
  const rendered = page.getByRole('region', { name: 'Rendered page' })
  await page.getByLabel('docs/hello.md').fill('# Tea\n\n:::danger\n\n*Hot*\n\n:::\n\n<b onclick=x>')
  await expect(rendered.getByRole('heading', { name: 'Tea' })).toBeVisible()
  await expect(rendered.getByRole('note')).toHaveText('DangerHot')
  await expect(rendered).toContainText('<b onclick=x>')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(rendered.getByRole('heading', { name: 'Hello, docs' })).toBeVisible()
})
