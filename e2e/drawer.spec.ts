import { drawer, openDrawer, toMenu, toggle } from './drawer'
import { expect, getScrollTop, openPage, test } from './site'
import { findViolations, inEachMode } from './violations'

test.use({ viewport: { width: 390, height: 844 } })

test.describe('the panels', () => {
  test('start with the sidebar on a page that has one, and lead to the menu', async ({ page }) => {
    await openDrawer(page, '/docs/installation/')
    await expect(drawer(page).getByRole('link', { name: 'Installation' })).toBeVisible()
    await expect(drawer(page).getByRole('link', { name: 'API' })).toHaveCount(0)
    await toMenu(page).click()
    await expect(drawer(page).getByRole('link', { name: 'API' })).toBeVisible()
    await expect(drawer(page).getByRole('link', { name: 'Installation' })).toHaveCount(0)
  })

  test('keep focus in the drawer when they change', async ({ page }) => {
    await openDrawer(page, '/docs/installation/')
    await toMenu(page).press('Enter')
    await expect(toMenu(page)).toHaveCount(0)
    await expect(drawer(page)).toBeFocused()
  })

  test('start with the sidebar again after the drawer was closed', async ({ page }) => {
    await openDrawer(page, '/docs/installation/')
    await toMenu(page).click()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await toggle(page).click()
    await expect(drawer(page).getByRole('link', { name: 'Installation' })).toBeVisible()
  })

  test('show only the menu on a page without a sidebar', async ({ page }) => {
    await openDrawer(page, '/showcase/')
    await expect(toMenu(page)).toHaveCount(0)
    await expect(
      drawer(page)
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link')
        .filter({ visible: true }),
    ).toHaveText(['Docs', 'API', 'Blog', 'Showcase', 'Community', 'GitHub repository'])
    await expect(drawer(page).getByRole('link', { name: 'Showcase' })).toHaveAttribute(
      'aria-current',
      'true',
    )
  })
})

test.describe('while it is open', () => {
  test("the page behind it doesn't scroll", async ({ page }) => {
    await openDrawer(page, '/docs/cli/')
    await page.mouse.move(380, 400)
    await page.mouse.wheel(0, 600)
    await page.mouse.move(100, 400)
    await page.mouse.wheel(0, 6000)
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await getScrollTop(page)).toBe(0)
  })

  test('focus stays in it', async ({ page }) => {
    await openDrawer(page, '/blog/')
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab')
      const place = await page.evaluate(() => {
        const { activeElement } = document
        // Between the last and the first element, the browser itself has focus.
        return activeElement === document.body || activeElement?.closest('dialog') != null
      })
      expect(place).toBe(true)
    }
  })

  test('everything that can be pressed is 44 px high', async ({ page }) => {
    await openDrawer(page, '/docs/installation/')
    const findSmall = () =>
      drawer(page)
        .locator('a:visible, button:visible')
        .evaluateAll((targets) =>
          targets.flatMap((target) => {
            const box = target.getBoundingClientRect()
            // Positions at fractions of a pixel cause rounding errors in sizes.
            const width = Number(box.width.toFixed(2))
            const height = Number(box.height.toFixed(2))
            return width < 44 || height < 44
              ? [`${target.ariaLabel ?? target.textContent}: ${width} × ${height}`]
              : []
          }),
        )
    expect(await findSmall()).toEqual([])
    await toMenu(page).click()
    await expect(drawer(page).getByRole('link', { name: 'API' })).toBeVisible()
    expect(await findSmall()).toEqual([])
  })
})

test('the button that opens the drawer is 44 px high', async ({ page }) => {
  await openPage(page, '/docs/installation/')
  for (const name of [/Toggle navigation bar/, /^Switch between dark and light mode/]) {
    const box = await page.getByRole('button', { name }).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
})

test.describe('a dropdown', () => {
  test('is initially open if one of its items is active', async ({ page }) => {
    await openDrawer(page, '/docs/3.1.1/installation/')
    await toMenu(page).click()
    const menu = drawer(page).getByRole('button', { name: 'Versions' })
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await expect(drawer(page).getByRole('link', { name: '3.1.1' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    await expect(drawer(page).getByRole('link', { name: '3.1.1' })).toHaveCount(0)
  })

  test('is closed on other pages, and opens by keyboard', async ({ page }) => {
    await openDrawer(page, '/showcase/')
    const menu = drawer(page).getByRole('button', { name: 'Versions' })
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    await expect(drawer(page).getByRole('link', { name: 'All versions' })).toHaveCount(0)
    await menu.press('Enter')
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await drawer(page).getByRole('link', { name: 'All versions' }).click()
    await expect(page).toHaveURL('/versions/')
  })

  test('contains the languages', async ({ page }) => {
    await openDrawer(page, '/showcase/?tags=favorite')
    await drawer(page).getByRole('button', { name: 'Languages' }).click()
    const english = drawer(page).getByRole('link', { name: 'English' })
    await english.focus()
    await expect(english).toHaveAttribute('href', '/showcase/?tags=favorite')
    await expect(drawer(page).getByRole('link', { name: 'Help Us Translate' })).toBeVisible()
  })
})

test('the custom item of the fixtures shows where it was pressed', async ({ page }) => {
  await openDrawer(page, '/tests/')
  const dialog = page.waitForEvent('dialog').then(async (alert) => {
    await alert.accept()
    return alert.message()
  })
  await drawer(page).getByRole('button', { name: '😉' }).click()
  expect(await dialog).toBe("I'm a custom navbar item type example (mobile)")
})

test('neither panel has violations', async ({ page }) => {
  const check = () =>
    inEachMode(page, async ({ colorScheme, onlyColors }) => {
      const violations = await findViolations(page, { within: 'dialog', onlyColors })
      expect(violations, colorScheme).toEqual([])
    })
  await openDrawer(page, '/docs/installation/')
  await check()
  await toMenu(page).click()
  await drawer(page).getByRole('button', { name: 'Languages' }).click()
  await expect(drawer(page).getByRole('link', { name: 'Help Us Translate' })).toBeVisible()
  await check()
})

test('the icons that close the announcement and the drawer have the size that they must have', async ({
  page,
}) => {
  await openPage(page, '/docs/installation/')
  const icon = (name: string) => page.getByRole('button', { name, exact: true }).locator('span')
  const size = { width: 21, height: 21 }
  expect(await icon('Close').boundingBox()).toMatchObject(size)
  await toggle(page).click()
  // It slides in.
  await expect(drawer(page)).toHaveCSS('opacity', '1')
  expect(await icon('Close navigation bar').boundingBox()).toMatchObject(size)
})
