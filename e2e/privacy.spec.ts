import { chooseVersion } from './navbar'
import { expect, openPage, test } from './site'

test('the footer links to what the site stores, and names the owner of the other policies', async ({
  page,
}) => {
  await openPage(page, '/docs/installation/')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('This site sets no cookies and sends no data to other sites.')
  for (const name of ['Meta privacy policy', 'Meta terms of use', 'Meta cookie policy']) {
    const link = footer.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', /^https:\/\/opensource\.facebook\.com\/legal\//)
  }
  await footer.getByRole('link', { name: 'Privacy on this site' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
})

test('everything that is stored is listed on the page, and there are no cookies', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await openPage(page, '/docs/installation/')
  await page.getByRole('navigation', { name: 'Docs sidebar' }).hover()
  await page.mouse.wheel(0, 200)
  await page.getByRole('tab', { name: 'yarn' }).first().click()
  await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click()
  await chooseVersion(page, '3.1.1')
  await expect(page.getByRole('button', { name: '3.1.1' })).toBeVisible()
  await page.getByRole('button', { name: 'Collapse sidebar', exact: true }).click()
  await page.goto('/privacy/')
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])
  expect(stored).toEqual(
    expect.arrayContaining([
      'theme',
      'docs-preferred-version-default',
      'docusaurus.sidebar-hidden',
      'docusaurus.tab.package-manager',
      expect.stringMatching(/^sidebar-scroll /),
    ]),
  )
  const patterns = (await page.getByRole('rowheader').allTextContents()).map(
    (key) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/<\w+>/, '.+')}$`),
  )
  expect(stored.filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([])
  expect(await page.context().cookies()).toEqual([])
})
