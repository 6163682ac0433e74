import { bar, languages, versions } from './navbar'
import { expect, openPage, test } from './site'
import { findViolations, inEachMode } from './violations'

test.describe('the items', () => {
  for (const [path, label] of [
    ['/docs/installation/', 'Docs'],
    ['/docs/api/docusaurus-config/', 'API'],
    ['/blog/', 'Blog'],
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

  for (const width of [997, 1061, 1101]) {
    test(`are in the bar if the window is ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 720 })
      await openPage(page, '/docs/installation/')
      const items = bar(page).getByRole('navigation', { name: 'Main' }).getByRole('link')
      await expect(items.first()).toBeVisible()
      await expect(versions(page).button).toBeVisible()
      await expect(languages(page).button).toBeVisible()
      await expect(bar(page).getByRole('button', { name: 'Toggle navigation bar' })).toBeHidden()
    })
  }

  test('link to the repository in a new tab', async ({ page }) => {
    await page.goto('/')
    const link = bar(page).getByRole('link', { name: 'GitHub repository' })
    await expect(link).toHaveAttribute('href', 'https://github.com/facebook/docusaurus')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })
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

  for (const style of ['dark', 'primary']) {
    test(`the style ${style} has enough contrast in both modes, also for markup`, async ({
      page,
    }) => {
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
      await inEachMode(page, async ({ colorScheme }) => {
        const violations = await findViolations(page, { within: '.navbar', onlyColors: true })
        expect(violations, colorScheme).toEqual([])
      })
    })
  }
})
