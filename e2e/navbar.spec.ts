import type { Locator, Page } from '@playwright/test'
import { expect, openPage, test } from './site'
import { findViolations } from './violations'

const LONG_PAGE = '/docs/cli/'

const bar = (page: Page) => page.getByRole('banner')

const versions = (page: Page) => ({
  button: bar(page).getByRole('button', { name: 'Canary' }),
  menu: page.getByRole('group', { name: 'Versions', exact: true }),
})

const languages = (page: Page) => ({
  button: bar(page).getByRole('button', { name: 'English' }),
  menu: page.getByRole('group', { name: 'Languages' }),
})

test.describe('the items', () => {
  for (const [path, label] of [
    ['/docs/installation/', 'Docs'],
    ['/docs/api/docusaurus-config/', 'API'],
    ['/blog/', 'Blog'],
    ['/showcase/', 'Showcase'],
    ['/community/release-process/', 'Community'],
    ['/tests/docs/', 'Tests'],
  ] as const) {
    test(`only ${label} is marked on ${path}`, async ({ page }) => {
      await page.goto(path)
      const marked = bar(page).locator('a[aria-current]:visible')
      await expect(marked).toHaveText([label])
    })
  }

  test('link to every part on the home page, and none is marked', async ({ page }) => {
    await openPage(page, '/')
    const links = bar(page).getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(links).toHaveText(['Docs', 'API', 'Blog', 'Showcase', 'Community'])
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual([
      '/docs/',
      // The first page of the sidebar, which the docs determine.
      expect.stringMatching(/^\/docs\/[a-z]/),
      '/blog/',
      '/showcase/',
      '/community/support/',
    ])
    await expect(bar(page).locator('a[aria-current]:visible')).toHaveCount(0)
  })

  test('link to the repository in a new tab', async ({ page }) => {
    await page.goto('/')
    const link = bar(page).getByRole('link', { name: 'GitHub repository' })
    await expect(link).toHaveAttribute('href', 'https://github.com/facebook/docusaurus')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  test('hide the unlisted document on other pages', async ({ page }) => {
    await openPage(page, '/tests/')
    await expect(bar(page).getByRole('link', { name: 'Docs', exact: true })).toBeVisible()
    await expect(bar(page).getByRole('link', { name: 'Tests', exact: true })).toHaveCount(0)
  })

  test('show a greeting in an alert in the fixtures', async ({ page }) => {
    await openPage(page, '/tests/')
    const dialog = page.waitForEvent('dialog').then(async (alert) => {
      await alert.accept()
      return alert.message()
    })
    await bar(page).getByRole('button', { name: '😉' }).click()
    expect(await dialog).toBe("I'm a custom navbar item type example")
  })
})

test.describe('a dropdown', () => {
  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    test(`opens with ${key}, and Escape closes it and returns focus`, async ({ page }) => {
      await openPage(page, '/docs/installation/')
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
    await openPage(page, '/docs/installation/')
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
    await openPage(page, LONG_PAGE)
    const { button } = versions(page)
    await button.press('End')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  })

  test('opens while a mouse is over it', async ({ page }) => {
    await openPage(page, '/docs/installation/')
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
    await openPage(page, '/docs/installation/')
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
    await openPage(page, '/docs/installation/')
    const { button, menu } = versions(page)
    await button.hover()
    await button.click()
    await page.keyboard.press('ArrowDown')
    await expect(menu.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('closes on a click outside', async ({ page }) => {
    await openPage(page, '/docs/installation/')
    const { button, menu } = versions(page)
    await button.press('Enter')
    await expect(menu).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(menu).toBeHidden()
  })

  test('closes when focus leaves it, at both ends', async ({ page }) => {
    await openPage(page, '/docs/installation/')
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
    await openPage(page, '/docs/installation/')
    await versions(page).button.press('Enter')
    await expect(versions(page).menu).toBeVisible()
    await languages(page).button.hover()
    await expect(languages(page).menu).toBeVisible()
    await expect(versions(page).menu).toBeHidden()
    await expect(versions(page).button).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes when one of its links is followed', async ({ page }) => {
    await openPage(page, '/docs/installation/')
    const { button, menu } = languages(page)
    await button.press('Enter')
    await menu.getByRole('link', { name: 'English' }).click()
    await expect(menu).toBeHidden()
  })

  test.describe('by touch', () => {
    test.use({ hasTouch: true })

    test('opens and closes with a tap, and closes with a tap outside', async ({ page }) => {
      await openPage(page, '/docs/installation/')
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

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has no violations while it is open, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await openPage(page, '/docs/installation/')
      for (const { button, menu } of [versions(page), languages(page)]) {
        await button.press('Enter')
        await expect(menu).toBeVisible()
        expect(await findViolations(page, { within: 'header' })).toEqual([])
      }
    })
  }
})

test.describe('the versions', () => {
  test('are the documented ones, the archived ones in a new tab, and all versions', async ({
    page,
  }) => {
    await openPage(page, '/docs/installation/')
    const { button, menu } = versions(page)
    await button.press('Enter')
    const links = menu.getByRole('link')
    await expect(links).toHaveText([
      'Canary',
      '3.1.1',
      '3.0.1',
      '3.0.0',
      '2.4.3',
      '2.3.1',
      '2.2.0',
      '2.1.0',
      '1.x.x',
      'All versions',
    ])
    await expect(menu.getByRole('link', { name: 'Canary' })).toHaveAttribute('aria-current', 'true')
    const external = menu.locator('a[target=_blank]')
    await expect(external).toHaveCount(6)
    for (const link of await external.all()) {
      await expect(link).toHaveAttribute('href', /^https:/)
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
    await menu.getByRole('link', { name: 'All versions' }).click()
    await expect(page).toHaveURL('/versions/')
    await expect(menu).toBeHidden()
  })

  test('have the preferred version as label and target outside the docs', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '3.0.1'))
    await openPage(page, '/blog/')
    await expect(bar(page).getByRole('button', { name: '3.0.1' })).toBeVisible()
    const main = bar(page).getByRole('navigation', { name: 'Main' })
    await expect(main.getByRole('link', { name: 'Docs' })).toHaveAttribute('href', '/docs/3.0.1/')
  })

  test('have the version of the page as label in the docs', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '3.0.1'))
    await openPage(page, '/docs/3.1.1/installation/')
    await expect(bar(page).getByRole('button', { name: '3.1.1' })).toBeVisible()
  })
})

test.describe('the languages', () => {
  test('link to the same page with query and hash, and to help in a new tab', async ({ page }) => {
    await openPage(page, '/docs/configuration/?from=mail#site-metadata')
    const { button, menu } = languages(page)
    await button.press('ArrowDown')
    const english = menu.getByRole('link', { name: 'English' })
    await expect(english).toBeFocused()
    await expect(english).toHaveAttribute('href', '/docs/configuration/?from=mail#site-metadata')
    await expect(english).toHaveAttribute('lang', 'en')
    await expect(english).toHaveAttribute('aria-current', 'true')
    await expect(menu.getByRole('link', { name: 'Help Us Translate' })).toHaveAttribute(
      'target',
      '_blank',
    )
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('links replace the dropdowns', async ({ page }) => {
    await page.goto('/docs/installation/')
    // The only button submits a form.
    await expect(bar(page).getByRole('button')).toHaveText(['Search'])
    await expect(bar(page).getByRole('link', { name: 'Help Us Translate' })).toBeVisible()
    await bar(page).getByRole('link', { name: 'All versions' }).click()
    await expect(page).toHaveURL('/versions/')
  })
})

test.describe('scrolling', () => {
  const scroll = (page: Page, distance: number) =>
    page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), distance)

  const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))

  /** Scrolls in several steps, as a reader does: the first step doesn't determine the direction. */
  async function scrollDown(page: Page): Promise<void> {
    for (const distance of [200, 400]) {
      const before = await scrollTop(page)
      await scroll(page, distance)
      await expect.poll(() => scrollTop(page)).toBe(before + distance)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
  }

  const follow = (link: Locator) => link.evaluate((element: HTMLAnchorElement) => element.click())

  test('down hides the bar once its height is passed, and up shows it', async ({ page }) => {
    await openPage(page, LONG_PAGE)
    await scroll(page, 40)
    await expect.poll(() => scrollTop(page)).toBe(40)
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
    await scrollDown(page)
    await expect(bar(page)).not.toBeInViewport()
    await scroll(page, -50)
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
  })

  test('to the end of the page shows the bar', async ({ page }) => {
    await openPage(page, LONG_PAGE)
    await scrollDown(page)
    await expect(bar(page)).not.toBeInViewport()
    await page.evaluate(() =>
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    )
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
  })

  test('to a heading that a link names hides the bar', async ({ page }) => {
    await openPage(page, LONG_PAGE)
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(3).click()
    await expect(page).toHaveURL(/#/)
    await expect(bar(page)).not.toBeInViewport()
  })

  test('to a heading of another page hides the bar', async ({ page }) => {
    await openPage(page, '/docs/sidebar/')
    await page.getByRole('article').locator('p a[href^="/docs/sidebar/items/#"]').first().click()
    await expect(page).toHaveURL(/items\/#/)
    await expect(bar(page)).not.toBeInViewport()
  })

  test('to a heading of the first page, by the browser, keeps the bar', async ({ page }) => {
    await openPage(page, `${LONG_PAGE}#docusaurus-build`)
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(100)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
  })

  test('is reset on the next page', async ({ page }) => {
    await openPage(page, LONG_PAGE)
    await scrollDown(page)
    await expect(bar(page)).not.toBeInViewport()
    await follow(page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last())
    await expect(page).not.toHaveURL(LONG_PAGE)
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
  })

  test('is reset when a reader returns to the middle of a page', async ({ page }) => {
    await openPage(page, LONG_PAGE)
    await scrollDown(page)
    await expect(bar(page)).not.toBeInViewport()
    await follow(page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last())
    await expect(page).not.toHaveURL(LONG_PAGE)
    await expect.poll(() => scrollTop(page)).toBe(0)
    await scrollDown(page)
    await page.goBack()
    await expect(page).toHaveURL(LONG_PAGE)
    await expect.poll(() => scrollTop(page)).toBe(600)
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
  })

  test("doesn't hide a bar that has keyboard focus", async ({ page }) => {
    await openPage(page, LONG_PAGE)
    await scrollDown(page)
    await expect(bar(page)).not.toBeInViewport()
    await bar(page).getByRole('link', { name: 'Blog' }).focus()
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
  })

  test('moves the list of headings with the bar on small screens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, LONG_PAGE)
    const top = () =>
      page
        .getByRole('main')
        .locator('summary', { hasText: 'On this page' })
        .evaluate((summary) => Math.round(summary.getBoundingClientRect().top))
    await scrollDown(page)
    await expect.poll(top).toBe(0)
    await scroll(page, -50)
    await expect.poll(top).toBe(61)
  })
})

test.describe('a configuration with other items', () => {
  test('more items than fit are in the drawer, next to search and theme toggle', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1000, height: 800 })
    await openPage(page, '/docs/installation/')
    const nav = bar(page).getByRole('navigation', { name: 'Main' })
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' })
    await expect(nav).toBeVisible()
    await expect(toggle).toBeHidden()
    await nav.evaluate((element) => {
      for (const link of [...element.children].slice(0, 3)) element.append(link.cloneNode(true))
    })
    await expect(nav).toBeHidden()
    for (const name of ['Search', /^Switch between dark and light mode/]) {
      await expect(bar(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    }
    await toggle.click()
    await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1600, height: 800 })
    await expect(nav).toBeVisible()
    await expect(toggle).toBeHidden()
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const style of ['dark', 'primary']) {
      test(`the style ${style} has enough contrast in ${colorScheme} mode, also for markup`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await openPage(page, '/blog/')
        await bar(page).evaluate((header, value) => {
          header.dataset['style'] = value
          const nav = header.querySelector('nav')
          for (const markup of ['Markup', '<a href="/docs/">Link</a>']) {
            const html = document.createElement('div')
            html.innerHTML = markup
            nav?.append(html)
          }
        }, style)
        expect(await findViolations(page, { within: '.navbar', onlyColors: true })).toEqual([])
      })
    }
  }
})
