import {
  ROUTE,
  getCount,
  getName,
  getOperator,
  getSite,
  getSites,
  getTag,
  openShowcase,
} from './showcase'
import { expect, getOverflow, test } from './site'

test.describe('without a filter', () => {
  test.beforeEach(({ page }) => openShowcase(page))

  test('favorites come first, then the other sites', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Docusaurus Site Showcase')
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(headings).toHaveText(['Filters', 'Our favorites', 'All sites'])
    const count = await getSites(page).count()
    expect(count).toBeGreaterThanOrEqual(120)
    await expect(getCount(page)).toHaveText(`${count} sites`)
    await expect(getSites(page).first()).toHaveText('Algolia DocSearch')
  })

  test('a site links to its website and its source, in new tabs', async ({ page }) => {
    const site = getSite(page, 'Jest')
    const website = site.getByRole('link', { name: 'Jest', exact: true })
    await expect(website).toHaveAttribute('href', 'https://jestjs.io/')
    await expect(website).toHaveAttribute('target', '_blank')
    await expect(site.getByRole('link', { name: 'Source of Jest' })).toHaveAttribute(
      'href',
      'https://github.com/facebook/jest/tree/master/website',
    )
    await expect(site.getByText('Tags:').locator('+ ul').getByRole('listitem')).toHaveText([
      'Favorite',
      'Open source',
      'Design',
      'I18n',
      'Versioning',
    ])
  })

  test('a site without a source has no link to it', async ({ page }) => {
    await expect(getSite(page, 'Outerbounds').getByRole('link')).toHaveCount(1)
  })

  test('readers are invited to add their site', async ({ page }) => {
    await expect(page.getByRole('link', { name: 'Add your site' })).toHaveAttribute(
      'href',
      'https://github.com/facebook/docusaurus/discussions/7826',
    )
  })
})

test.describe('tags', () => {
  test.beforeEach(({ page }) => openShowcase(page))

  test('filter the page to one list', async ({ page }) => {
    await getTag(page, 'Right to left').check()
    await expect(getSites(page)).toHaveText(['Datagit', 'I am Massoud'])
    await expect(getCount(page)).toHaveText('2 sites')
    await expect(page.getByRole('heading', { name: 'Our favorites' })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Matching sites' })).toBeVisible()
    await expect(page).toHaveURL(`${ROUTE}?tags=rtl`)
  })

  test('are alternatives, or all required with AND', async ({ page }) => {
    await getTag(page, 'Right to left').check()
    await getTag(page, 'Personal').check()
    await expect(getSite(page, 'Datagit')).toBeVisible()
    await getOperator(page).check()
    await expect(getSites(page)).toHaveText(['I am Massoud'])
    await expect(getCount(page)).toHaveText('1 site')
    await expect(page).toHaveURL(`${ROUTE}?tags=personal&tags=rtl&operator=AND`)
    await getOperator(page).uncheck()
    await expect(page).toHaveURL(`${ROUTE}?tags=personal&tags=rtl`)
    await expect(getSite(page, 'Datagit')).toBeVisible()
  })

  test('have a description', async ({ page }) => {
    await expect(getTag(page, 'I18n')).toHaveAccessibleDescription(
      /^Available in several languages \d+ sites$/,
    )
    await expect(page.getByText('Available in several languages')).toBeVisible()
  })

  test('are toggled by Enter and Space, and keep focus', async ({ page }) => {
    for (const key of ['Enter', 'Space']) {
      await getTag(page, 'Meta').focus()
      await page.keyboard.press(key)
      await expect(getTag(page, 'Meta')).toBeChecked()
      await expect(page).toHaveURL(`${ROUTE}?tags=meta`)
      await page.keyboard.press(key)
      await expect(getTag(page, 'Meta')).not.toBeChecked()
      await expect(page).toHaveURL(ROUTE)
      await expect(getTag(page, 'Meta')).toBeFocused()
    }
  })

  test('the operator is also toggled by Enter', async ({ page }) => {
    await getOperator(page).focus()
    await page.keyboard.press('Enter')
    await expect(getOperator(page)).toBeChecked()
    await expect(page).toHaveURL(`${ROUTE}?operator=AND`)
  })
})

test.describe('the name filter', () => {
  test.beforeEach(({ page }) => openShowcase(page))

  test('finds part of a title in any case', async ({ page }) => {
    await getName(page).pressSequentially('JEST')
    await expect(getSites(page)).toHaveText(['Jest', 'Jest Preview'])
    await expect(getName(page)).toBeFocused()
    await expect(page).toHaveURL(`${ROUTE}?name=JEST`)
  })

  test('without matching sites shows none, and can be cleared', async ({ page }) => {
    await getTag(page, 'Meta').check()
    await getName(page).fill('no such site')
    await expect(page.getByRole('heading', { name: 'No matching sites' })).toBeVisible()
    await expect(getSites(page)).toHaveCount(0)
    await expect(getCount(page)).toHaveText('0 sites')
    await page.getByRole('button', { name: 'Clear all' }).click()
    await expect(page).toHaveURL(ROUTE)
    await expect(getName(page)).toHaveValue('')
    await expect(getTag(page, 'Meta')).not.toBeChecked()
    await expect(page.getByRole('heading', { name: 'Our favorites' })).toBeVisible()
  })
})

test('the controls stay in place, however few sites are left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await openShowcase(page, '?tags=meta&operator=AND')
  const tag = getTag(page, 'Right to left')
  const getTop = () => tag.evaluate((box) => Math.round(box.getBoundingClientRect().top))
  await tag.evaluate((box) =>
    window.scrollBy({ top: box.getBoundingClientRect().top - 120, behavior: 'instant' }),
  )
  await tag.focus()
  expect(await getTop()).toBe(120)
  await page.keyboard.press('Space')
  await expect(page.getByRole('heading', { name: 'No matching sites' })).toBeVisible()
  expect(await getTop()).toBe(120)
  await expect(tag).toBeFocused()
})

test('everything fits on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const query of ['', '?tags=favorite', '?name=nothing+has+this+name']) {
    await openShowcase(page, query)
    expect(await getOverflow(page), query).toBeLessThanOrEqual(0)
  }
})
