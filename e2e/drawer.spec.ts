import type { Page } from '@playwright/test'
import { expect, openPage, test } from './site'
import { findViolations } from './violations'

test.use({ viewport: { width: 390, height: 844 } })

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Navigation' })

const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' })

const toMenu = (page: Page) => drawer(page).getByRole('button', { name: '← Back to main menu' })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Whether the current history entry is the drawer's. */
const isInHistory = (page: Page) =>
  page.evaluate(() => 'overlay' in (history.state as Record<string, unknown>))

async function open(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  await toggle(page).click()
  await expect(drawer(page)).toBeVisible()
}

test.describe('the panels', () => {
  test('start with the sidebar on a page that has one, and lead to the menu', async ({ page }) => {
    await open(page, '/docs/installation/')
    await expect(drawer(page).getByRole('link', { name: 'Installation' })).toBeVisible()
    await expect(drawer(page).getByRole('link', { name: 'API' })).toHaveCount(0)
    await toMenu(page).click()
    await expect(drawer(page).getByRole('link', { name: 'API' })).toBeVisible()
    await expect(drawer(page).getByRole('link', { name: 'Installation' })).toHaveCount(0)
  })

  test('keep focus in the drawer when they change', async ({ page }) => {
    await open(page, '/docs/installation/')
    await toMenu(page).press('Enter')
    await expect(toMenu(page)).toHaveCount(0)
    await expect(drawer(page)).toBeFocused()
  })

  test('start with the sidebar again after the drawer was closed', async ({ page }) => {
    await open(page, '/docs/installation/')
    await toMenu(page).click()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await toggle(page).click()
    await expect(drawer(page).getByRole('link', { name: 'Installation' })).toBeVisible()
  })

  test('show only the menu on a page without a sidebar', async ({ page }) => {
    await open(page, '/showcase/')
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

test.describe('closing', () => {
  for (const [how, close] of [
    ['with Escape', (page: Page) => page.keyboard.press('Escape')],
    ['with a click beside it', (page: Page) => page.mouse.click(360, 400)],
    [
      'with its button',
      (page: Page) => drawer(page).getByRole('button', { name: 'Close navigation bar' }).click(),
    ],
  ] as const) {
    test(`${how} stays on the page and returns focus`, async ({ page }) => {
      await page.goto('/')
      await open(page, '/docs/installation/')
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
      await close(page)
      await expect(drawer(page)).toBeHidden()
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(toggle(page)).toBeFocused()
      await expect(page).toHaveURL('/docs/installation/')
      // The drawer leaves nothing in the history.
      await expect.poll(() => isInHistory(page)).toBe(false)
      await page.goBack()
      await expect(page).toHaveURL('/')
    })
  }

  test('with Back stays on the page at its scroll position', async ({ page }) => {
    await openPage(page, '/docs/cli/')
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
    await expect.poll(() => scrollTop(page)).toBe(1200)
    await expect(toggle(page)).toBeInViewport({ ratio: 1 })
    // Use the mouse directly: `click` would scroll first.
    await page.mouse.click(24, 30)
    await expect(drawer(page)).toBeVisible()
    expect(await scrollTop(page)).toBe(1200)
    await page.goBack()
    await expect(drawer(page)).toBeHidden()
    await expect(page).toHaveURL('/docs/cli/')
    await expect.poll(() => scrollTop(page)).toBe(1200)
    await expect(toggle(page)).toBeFocused()
  })

  test('happens when the window becomes wide', async ({ page }) => {
    await open(page, '/docs/installation/')
    await page.setViewportSize({ width: 997, height: 844 })
    await expect(drawer(page)).toBeHidden()
  })
})

test.describe('a link', () => {
  test('opens its page and closes the drawer, and Back leads to the previous page', async ({
    page,
  }) => {
    await page.goto('/')
    await open(page, '/docs/installation/')
    await drawer(page).getByRole('link', { name: 'Configuration' }).click()
    await expect(heading(page)).toHaveText('Configuration')
    await expect(drawer(page)).toBeHidden()
    await page.goBack()
    await expect(heading(page)).toHaveText('Installation')
    await expect(drawer(page)).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/')
  })

  test('to the same page closes the drawer and adds nothing to the history', async ({ page }) => {
    await page.goto('/')
    await open(page, '/docs/installation/')
    await drawer(page).getByRole('link', { name: 'Installation' }).click()
    await expect(drawer(page)).toBeHidden()
    await expect.poll(() => isInHistory(page)).toBe(false)
    await page.goBack()
    await expect(page).toHaveURL('/')
  })

  test('to another site leaves nothing of the drawer in the history', async ({ page }) => {
    await page.goto('/')
    await open(page, '/showcase/')
    const link = drawer(page).getByRole('link', { name: 'GitHub repository' })
    await expect(link).toHaveAttribute('target', '_blank')
    // The test doesn't need the tab that it opens.
    await page.context().route('https://github.com/**', (route) => route.fulfill({ body: '' }))
    const tab = page.waitForEvent('popup')
    await link.click()
    await (await tab).close()
    await expect(drawer(page)).toBeHidden()
    await expect.poll(() => isInHistory(page)).toBe(false)
    await page.goBack()
    await expect(page).toHaveURL('/')
  })
})

test.describe('while it is open', () => {
  test("the page behind it doesn't scroll", async ({ page }) => {
    await open(page, '/docs/cli/')
    await page.mouse.move(380, 400)
    await page.mouse.wheel(0, 600)
    await page.mouse.move(100, 400)
    await page.mouse.wheel(0, 6000)
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await scrollTop(page)).toBe(0)
  })

  test('focus stays in it', async ({ page }) => {
    await open(page, '/blog/')
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
    await open(page, '/docs/installation/')
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
    await open(page, '/docs/3.1.1/installation/')
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
    await open(page, '/showcase/')
    const menu = drawer(page).getByRole('button', { name: 'Versions' })
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    await expect(drawer(page).getByRole('link', { name: 'All versions' })).toHaveCount(0)
    await menu.press('Enter')
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await drawer(page).getByRole('link', { name: 'All versions' }).click()
    await expect(page).toHaveURL('/versions/')
  })

  test('contains the languages', async ({ page }) => {
    await open(page, '/showcase/?tags=favorite')
    await drawer(page).getByRole('button', { name: 'Languages' }).click()
    const english = drawer(page).getByRole('link', { name: 'English' })
    await english.focus()
    await expect(english).toHaveAttribute('href', '/showcase/?tags=favorite')
    await expect(drawer(page).getByRole('link', { name: 'Help Us Translate' })).toBeVisible()
  })
})

test('the custom item of the fixtures shows where it was pressed', async ({ page }) => {
  await open(page, '/tests/')
  const dialog = page.waitForEvent('dialog').then(async (alert) => {
    await alert.accept()
    return alert.message()
  })
  await drawer(page).getByRole('button', { name: '😉' }).click()
  expect(await dialog).toBe("I'm a custom navbar item type example (mobile)")
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`neither panel has violations, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await open(page, '/docs/installation/')
    expect(await findViolations(page, { within: 'dialog' })).toEqual([])
    await toMenu(page).click()
    await drawer(page).getByRole('button', { name: 'Languages' }).click()
    await expect(drawer(page).getByRole('link', { name: 'Help Us Translate' })).toBeVisible()
    expect(await findViolations(page, { within: 'dialog' })).toEqual([])
  })
}

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
