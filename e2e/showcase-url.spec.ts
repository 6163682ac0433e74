import {
  ROUTE,
  getFilters,
  getName,
  getOperator,
  getSite,
  getSites,
  getTag,
  openShowcase,
} from './showcase'
import { expect, holdRequests, recordShifts, test } from './site'

test.describe('the URL', () => {
  test('is applied on arrival', async ({ page }) => {
    await openShowcase(page, '?tags=large&tags=versioning&operator=AND&name=re')
    await expect(getTag(page, 'Large')).toBeChecked()
    await expect(getTag(page, 'Versioning')).toBeChecked()
    await expect(getOperator(page)).toBeChecked()
    await expect(getName(page)).toHaveValue('re')
    await expect(getSites(page)).toHaveText(['React Native', 'Refine', 'Tremor'])
    await expect(page).toHaveURL(`${ROUTE}?tags=large&tags=versioning&operator=AND&name=re`)
  })

  test('is applied on Back and Forward', async ({ page }) => {
    await openShowcase(page)
    await getTag(page, 'Meta').check()
    await getName(page).pressSequentially('flux')
    await expect(getSites(page)).toHaveText(['Flux'])
    await page.goBack()
    await expect(page).toHaveURL(`${ROUTE}?tags=meta`)
    await expect(getName(page)).toHaveValue('')
    await expect(getSite(page, 'Hermes')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(ROUTE)
    await expect(getTag(page, 'Meta')).not.toBeChecked()
    await expect(page.getByRole('heading', { name: 'Our favorites' })).toBeVisible()
    await page.goForward()
    await page.goForward()
    await expect(getName(page)).toHaveValue('flux')
    await expect(getSites(page)).toHaveText(['Flux'])
  })

  test('is kept for readers who return from another page', async ({ page }) => {
    await openShowcase(page, '?tags=rtl')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/blog/')
    await page.goBack()
    await expect(getSites(page)).toHaveText(['Datagit', 'I am Massoud'])
    await expect(getTag(page, 'Right to left')).toBeChecked()
    await getTag(page, 'Right to left').uncheck()
    await expect(page.getByRole('heading', { name: 'Our favorites' })).toBeVisible()
  })
})

test.describe('before the app has loaded', () => {
  test('the first paint matches the URL, and nothing shifts', async ({ page }) => {
    await page.route('**/_next/static/chunks/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    const readShifts = await recordShifts(page)
    await page.goto(`${ROUTE}?tags=rtl`)
    await expect(getSites(page)).toHaveText(['Datagit', 'I am Massoud'])
    await expect(getTag(page, 'Right to left')).toBeChecked()
    expect(await readShifts()).toEqual([])
  })

  test('a choice is applied once it has', async ({ page }) => {
    const release = await holdRequests(page, '**/_next/static/chunks/*.js')
    await page.goto(`${ROUTE}?tags=meta`, { waitUntil: 'commit' })
    await getTag(page, 'Right to left').check()
    await getTag(page, 'Meta').uncheck()
    release()
    await expect(getSites(page)).toHaveText(['Datagit', 'I am Massoud'])
    await expect(page).toHaveURL(`${ROUTE}?tags=rtl`)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test("every site is shown, without controls that don't work", async ({ page }) => {
    await page.goto(`${ROUTE}?tags=rtl`)
    expect(await getSites(page).count()).toBeGreaterThanOrEqual(120)
    await expect(getSite(page, 'Jest')).toBeVisible()
    await expect(getFilters(page)).toBeHidden()
  })
})
