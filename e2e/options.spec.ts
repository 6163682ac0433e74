import { readFileSync } from 'node:fs'
import { expect, openPage, readHtml, test } from './site'

test('the index of options is filtered as the reader types, and its names link to their rows', async ({
  page,
}) => {
  await openPage(page, '/docs/api/options/')
  const filter = page.getByRole('searchbox', { name: 'Filter options' })
  await expect(async () => {
    await filter.fill('')
    await filter.fill('changefreq')
    await expect(page.getByText(/^1 of \d+ options$/)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: 'changefreq', exact: true }).click()
  await expect(page).toHaveURL(/\/plugin-sitemap\/#changefreq$/)
})

const { packages } = JSON.parse(readFileSync('out/docs/api/options.json', 'utf8')) as {
  packages: { options: { name: string; href: string }[] }[]
}
const options = packages.flatMap((each) => each.options)

test('the document contains the whole index', () => {
  const html = readHtml('/docs/api/options/')
  expect(options.length).toBeGreaterThan(250)
  for (const { name } of options) {
    expect(html, name).toContain(`<code>${name.replaceAll("'", '&#x27;')}</code>`)
  }
})

test('every option in the list links to an id on its page', () => {
  for (const { href } of options) {
    const [path = '', id = ''] = href.split('#')
    const html = readHtml(path)
    expect(html.includes(` id="${id}"`), href).toBe(true)
  }
})

test.describe('a link with the name of an option', () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page, '/docs/api/plugins/@docusaurus/plugin-sitemap/')
  })

  test('shows a card while it has focus, until Escape', async ({ page }) => {
    const link = page.getByRole('main').getByRole('link', { name: 'trailingSlash', exact: true })
    await expect(async () => {
      await link.blur()
      await link.focus()
      await expect(page.getByRole('tooltip')).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(page.getByRole('tooltip')).toContainText('Whether URLs end with a slash')
    await expect(link).toHaveAccessibleDescription(/Whether URLs end with a slash/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tooltip')).toBeHidden()
    await expect(link).toBeFocused()
  })

  test('shows the card while the pointer is on the link or on the card', async ({ page }) => {
    const link = page.getByRole('main').getByRole('link', { name: 'trailingSlash', exact: true })
    const card = page.getByRole('tooltip')
    await expect(async () => {
      await page.mouse.move(0, 0)
      await link.hover()
      await expect(card).toBeVisible({ timeout: 1000 })
    }).toPass()
    await card.hover()
    await expect(card).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(card).toBeHidden()
  })
})

test.describe('on a touch screen, a link with the name of an option', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('shows the card at the first tap, and leads to the option at the second', async ({
    page,
  }) => {
    await openPage(page, '/docs/api/plugins/@docusaurus/plugin-sitemap/')
    // The script of the cards is loaded at the first touch of the article.
    const script = page.waitForResponse('**/_next/static/chunks/*.js')
    await page.getByRole('main').getByText('At the end of a production build').last().tap()
    await (await script).finished()
    const link = page.getByRole('main').getByRole('link', { name: 'trailingSlash', exact: true })
    await link.tap()
    await expect(page.getByRole('tooltip')).toContainText('Whether URLs end with a slash')
    await expect(page).toHaveURL('/docs/api/plugins/@docusaurus/plugin-sitemap/')
    await link.tap()
    await expect(page).toHaveURL(/#trailingSlash$/)
    await expect(page.getByRole('tooltip')).toBeHidden()
  })
})
