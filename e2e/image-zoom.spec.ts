import { HILLS, enlarge, openImages } from './image-page'
import { field, firstOption } from './search-dialog'
import { expect, test } from './site'
import { findViolations, inEachMode } from './violations'

test.describe('an image that is shown smaller than its file', () => {
  test('opens and closes with a click', async ({ page }) => {
    await openImages(page)
    await enlarge(page, HILLS).click()
    const dialog = page.getByRole('dialog', { name: HILLS })
    await expect(dialog).toBeVisible()
    const image = dialog.getByRole('img', { name: HILLS })
    const shown = await page
      .getByRole('article')
      .getByRole('img', { name: HILLS, includeHidden: true })
      .boundingBox()
    expect((await image.boundingBox())?.width).toBeGreaterThan(shown?.width ?? Infinity)
    await image.click()
    await expect(dialog).toHaveCount(0)
  })

  for (const key of ['Enter', 'Space']) {
    test(`opens with ${key}, closes with Escape and returns focus`, async ({ page }) => {
      await openImages(page)
      const button = enlarge(page, HILLS)
      await button.press(key)
      const dialog = page.getByRole('dialog', { name: HILLS })
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
      const top = await page.evaluate(() => scrollY)
      await page.keyboard.press('End')
      expect(await page.evaluate(() => scrollY)).toBe(top)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(button).toBeFocused()
    })
  }

  test('closes with its button, and when the reader goes back', async ({ page }) => {
    await openImages(page, '/tests/docs/tests/admonitions/')
    await page.getByRole('link', { name: 'Image tests' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Image tests')
    const dialog = page.getByRole('dialog', { name: HILLS })
    await enlarge(page, HILLS).click()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
    await enlarge(page, HILLS).click()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toHaveCount(0)
  })

  test('closes when a search leads to another page', async ({ page }) => {
    await openImages(page)
    await enlarge(page, HILLS).click()
    await page.keyboard.press('Control+k')
    await field(page).fill('installation')
    await expect(firstOption(page)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/docs/installation/')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('can be a drawing', async ({ page }) => {
    await openImages(page)
    await enlarge(page, 'Three boxes').click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('opens in a new tab with a modifier key', async ({ page, context }) => {
    await openImages(page)
    const opened = context.waitForEvent('page')
    await enlarge(page, HILLS).click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL(/\/assets\/hills\.\w+\.jpg$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test("can't be opened once the screen is as large as the file", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openImages(page)
    const button = enlarge(page, 'Hills, from an AVIF file')
    await expect(button).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(button).toHaveCount(0)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(button).toBeVisible()
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('an image opens wider than the screen, and a tap closes it', async ({ page }) => {
    await openImages(page)
    await enlarge(page, HILLS).tap()
    const dialog = page.getByRole('dialog', { name: HILLS })
    await expect(dialog).toBeVisible()
    expect((await dialog.getByRole('img').boundingBox())?.width).toBeGreaterThan(390)
    await dialog.getByRole('img').tap({ position: { x: 20, y: 20 } })
    await expect(dialog).toHaveCount(0)
  })
})

test("a small image, a link and an icon can't be enlarged", async ({ page }) => {
  await openImages(page)
  await expect(enlarge(page, HILLS)).toBeVisible()
  for (const name of ['A small bar chart', 'Hills as a link', 'a compass']) {
    await expect(page.getByRole('img', { name, exact: true })).toHaveCount(1)
    await expect(enlarge(page, name)).toHaveCount(0)
  }
})

test('there are no violations, even with an open image', async ({ page }) => {
  await openImages(page)
  const dialog = page.getByRole('dialog')
  await expect(enlarge(page, HILLS)).toBeVisible()
  await inEachMode(page, async ({ colorScheme, onlyColors }) => {
    const closed = await findViolations(page, { within: 'main', onlyColors })
    expect(closed, colorScheme).toEqual([])
    await enlarge(page, HILLS).click()
    await expect(dialog).toBeVisible()
    const opened = await findViolations(page, { within: 'dialog[open]', onlyColors })
    expect(opened, `${colorScheme}, open`).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })
})
