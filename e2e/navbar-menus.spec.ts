import { languages, versions } from './navbar'
import { expect, openPage, test } from './site'
import { findViolations, inEachMode } from './violations'

test.describe('a dropdown', () => {
  test.beforeEach(({ page }) => openPage(page, '/docs/installation/'))

  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    test(`opens with ${key}, and Escape closes it and returns focus`, async ({ page }) => {
      const { button, menu } = versions(page)
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await button.press(key)
      await expect(menu).toBeVisible()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('ArrowDown')
      await expect(menu.locator('a:focus')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await expect(button).toBeFocused()
    })
  }

  test('supports arrow keys, Home and End', async ({ page }) => {
    const { button, menu } = versions(page)
    await button.press('ArrowDown')
    const links = menu.getByRole('link')
    await expect(links.nth(0)).toBeFocused()
    for (const [key, place] of [
      ['ArrowDown', links.nth(1)],
      ['End', links.last()],
      ['ArrowDown', links.nth(0)],
      ['ArrowUp', links.last()],
      ['Home', links.nth(0)],
    ] as const) {
      await page.keyboard.press(key)
      await expect(place).toBeFocused()
    }
  })

  test('leaves Home, End and ArrowUp to the page while it is closed', async ({ page }) => {
    const { button } = versions(page)
    await button.press('End')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  })

  test('opens while a mouse is over it', async ({ page }) => {
    const { button, menu } = versions(page)
    await button.hover()
    await expect(menu).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await menu.getByRole('link', { name: '3.0.1' }).hover()
    await expect(menu).toBeVisible()
    await page.mouse.move(300, 700)
    await expect(menu).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('stays open when the mouse that opened it clicks, and closes at the next click', async ({
    page,
  }) => {
    const { button, menu } = versions(page)
    await button.hover()
    await expect(menu).toBeVisible()
    await button.click()
    await page.mouse.move(300, 700)
    await expect(menu).toBeVisible()
    await button.click()
    await expect(menu).toBeHidden()
  })

  test('returns focus even if a mouse has opened it', async ({ page }) => {
    const { button, menu } = versions(page)
    await button.hover()
    await button.click()
    await page.keyboard.press('ArrowDown')
    await expect(menu.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('stays at its item while the page scrolls and the window changes', async ({ page }) => {
    const { button, menu } = versions(page)
    /** How far the menu is below its item, and how far their right edges are apart. */
    const getOffset = async () => {
      const [item, box] = [await button.boundingBox(), await menu.boundingBox()]
      if (!item || !box) return undefined
      return [box.y - item.y, box.x + box.width - item.x - item.width].map(Math.round)
    }
    await button.hover()
    await menu.getByRole('link', { name: '3.0.1' }).hover()
    const offset = await getOffset()
    for (const distance of [200, 400]) {
      await page.mouse.wheel(0, distance)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(distance === 200 ? 200 : 600)
    }
    await expect(button).toBeInViewport({ ratio: 1 })
    await expect.poll(getOffset).toEqual(offset)
    await button.click()
    await page.mouse.move(300, 700)
    await page.setViewportSize({ width: 1180, height: 720 })
    await expect.poll(getOffset).toEqual(offset)
  })

  test('closes on a click outside', async ({ page }) => {
    const { button, menu } = versions(page)
    await button.press('Enter')
    await expect(menu).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(menu).toBeHidden()
  })

  test('closes when focus leaves it, at both ends', async ({ page }) => {
    const { button, menu } = versions(page)
    await button.press('Enter')
    await page.keyboard.press('End')
    await page.keyboard.press('Tab')
    await expect(menu).toBeHidden()
    await expect(languages(page).button).toBeFocused()
    await button.press('Enter')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(menu).toBeHidden()
  })

  test('closes when the other one opens', async ({ page }) => {
    await versions(page).button.press('Enter')
    await expect(versions(page).menu).toBeVisible()
    await languages(page).button.hover()
    await expect(languages(page).menu).toBeVisible()
    await expect(versions(page).menu).toBeHidden()
    await expect(versions(page).button).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes when one of its links is followed', async ({ page }) => {
    const { button, menu } = languages(page)
    await button.press('Enter')
    await menu.getByRole('link', { name: 'English' }).click()
    await expect(menu).toBeHidden()
  })

  test.describe('by touch', () => {
    test.use({ hasTouch: true })

    test('opens and closes with a tap, and closes with a tap outside', async ({ page }) => {
      const { button, menu } = versions(page)
      await button.tap()
      await expect(menu).toBeVisible()
      await button.tap()
      await expect(menu).toBeHidden()
      await button.tap()
      await expect(menu).toBeVisible()
      await page.getByRole('heading', { level: 1 }).tap()
      await expect(menu).toBeHidden()
    })
  })

  test('has no violations while it is open', async ({ page }) => {
    for (const { button, menu } of [versions(page), languages(page)]) {
      await button.press('Enter')
      await expect(menu).toBeVisible()
      await inEachMode(page, async ({ colorScheme, onlyColors }) => {
        const violations = await findViolations(page, { within: 'header', onlyColors })
        expect(violations, colorScheme).toEqual([])
      })
    }
  })
})
