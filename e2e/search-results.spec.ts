import { button, dialog, field, firstOption, open, openAndSearch, options } from './search-dialog'
import { expect, openPage, test } from './site'

test.describe('the results', () => {
  test('are options of a list, and their number is announced', async ({ page }) => {
    await openAndSearch(page, 'sidebar')
    await expect(dialog(page).getByRole('listbox').first()).toBeVisible()
    await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results for “sidebar”$/)
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  })

  test('are selected with arrows and Enter', async ({ page }) => {
    await openAndSearch(page, 'sidebar items')
    const selected = dialog(page).getByRole('option', { selected: true })
    await expect(selected).toHaveText((await firstOption(page).textContent()) ?? '')
    await page.keyboard.press('ArrowDown')
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await options(page).nth(1).getAttribute('id')) ?? '',
    )
    await page.keyboard.press('ArrowUp')
    await expect(firstOption(page)).toHaveAttribute('aria-selected', 'true')
    const href = (await firstOption(page).getAttribute('href')) ?? ''
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(href)
    await expect(dialog(page)).toBeHidden()
  })

  test('open in the app when clicked', async ({ page }) => {
    await openAndSearch(page, 'installation', '/')
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    const href = (await firstOption(page).getAttribute('href')) ?? ''
    await firstOption(page).click()
    await expect(page).toHaveURL(href)
    expect(await page.evaluate(() => Reflect.has(window, 'isSameDocument'))).toBe(true)
  })

  test('open in another tab with Control', async ({ page, context }) => {
    await openAndSearch(page, 'sidebar')
    const opened = context.waitForEvent('page')
    await firstOption(page).click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL(/\/docs\//)
    await expect(dialog(page)).toBeVisible()
  })

  test('say that another version has what is searched for', async ({ page }) => {
    await open(page, '/docs/3.0.1/installation/')
    await button(page).click()
    for (const name of ['onBrokenAnchors', 'parseFrontMatter', 'useBrokenLinks']) {
      await field(page).fill(name)
      await expect(firstOption(page)).toContainText('was added in 3.1.0')
      await expect(firstOption(page)).toHaveAttribute('href', new RegExp(`^/docs/3.1.1/.*${name}`))
    }
  })

  test('are only those of the current query', async ({ page }) => {
    await openAndSearch(page, 'sidebar')
    for (const query of ['onBrokenAnchors', 'math', 'sidebar', 'onBrokenAnchors', 'mermaid']) {
      await field(page).fill(query)
      await expect(dialog(page).getByRole('status')).toHaveText(new RegExp(`“${query}”$`))
      await expect(firstOption(page)).toContainText(new RegExp(query, 'i'))
      const places = await options(page).evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')),
      )
      expect(new Set(places).size).toBe(places.length)
    }
  })

  test('open the tab that has the text', async ({ page }) => {
    await openAndSearch(page, 'resolutions webpack', '/docs/cli/')
    await dialog(page).getByRole('option', { name: 'Installation' }).first().click()
    await expect(page).toHaveURL(/\/docs\/installation\/#/)
    await expect(page.getByText('"resolutions"').first()).toBeVisible()
  })

  test('link to a page with all of them', async ({ page }) => {
    await openAndSearch(page, 'sidebar')
    const link = dialog(page).getByRole('link', { name: /^See all \d+ results$/ })
    await link.click()
    await expect(page).toHaveURL('/search/?q=sidebar')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “sidebar”')
  })
})

test.describe('a query without results', () => {
  test('is reported, with a link for feedback', async ({ page }) => {
    await openAndSearch(page, 'sidebar')
    await field(page).fill('zzqqxxjj')
    await expect(dialog(page).getByText('No results for "zzqqxxjj"')).toBeVisible()
    await expect(dialog(page).getByText('Believe this query should return results?')).toBeVisible()
    await expect(dialog(page).getByRole('link', { name: 'Let us know.' })).toBeVisible()
  })

  test('stays in the field, and can be corrected', async ({ page }) => {
    await openAndSearch(page, 'sidebar')
    await field(page).fill('confgurtaion')
    await expect(
      dialog(page).getByText('Try searching for:').filter({ visible: true }),
    ).toHaveCount(1)
    await expect(field(page)).toHaveValue('confgurtaion')
    await field(page).fill('configuration')
    await expect(firstOption(page)).toBeVisible()
    await expect(field(page)).toHaveValue('configuration')
  })

  test('leads to names that are spelled alike, without the parts of earlier hits', async ({
    page,
  }) => {
    await openAndSearch(page, 'sidebar')
    await field(page).fill('confgurtaion flie')
    await expect(
      dialog(page).getByText('Try searching for:').filter({ visible: true }),
    ).toHaveCount(1)
    await dialog(page).getByRole('link', { name: 'Configuration', exact: true }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(page).toHaveURL('/search/?q=Configuration')
  })
})

test.describe('an opened result', () => {
  test('is listed as recent, can be saved, and can be removed', async ({ page }) => {
    await openAndSearch(page, 'docusaurus.config.js')
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeHidden()
    await button(page).click()
    const rows = dialog(page).getByRole('grid').getByRole('row')
    await expect(rows).toHaveCount(1)
    await expect(dialog(page).getByText('Recent', { exact: true })).toBeVisible()
    await rows.getByRole('button', { name: 'Save this search' }).click()
    await expect(dialog(page).getByText('Favorite', { exact: true })).toBeVisible()
    await expect(dialog(page).getByText('Recent', { exact: true })).toBeHidden()
    await rows.getByRole('button', { name: 'Remove this search from favorites' }).click()
    await expect(dialog(page).getByText('No recent searches')).toBeVisible()
  })

  test('can be opened again from there', async ({ page }) => {
    await openAndSearch(page, 'sidebar items')
    const href = (await firstOption(page).getAttribute('href')) ?? ''
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(href)
    await openPage(page, '/')
    await button(page).click()
    await dialog(page).getByRole('grid').getByRole('link').click()
    await expect(page).toHaveURL(href)
  })
})
