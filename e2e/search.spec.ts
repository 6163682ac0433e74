import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, exportedRoutes, holdRequests, openPage, test } from './site'
import { findViolations } from './violations'

const button = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search' })
const options = (page: Page) => dialog(page).getByRole('option')
const firstOption = (page: Page) => options(page).first()

async function open(page: Page, address = '/docs/installation/'): Promise<void> {
  await openPage(page, address)
}

async function search(page: Page, query: string): Promise<void> {
  await button(page).click()
  await field(page).fill(query)
  await expect(firstOption(page)).toBeVisible()
}

/** Records the paths of the files that a page requests. */
function recordRequests(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

test.describe('search is loaded on intent', () => {
  const isSearchFile = (file: string) => /^\/search(-index)?\//.test(file)

  test('not before', async ({ page }) => {
    const paths = recordRequests(page)
    await open(page)
    await page.mouse.move(0, 400)
    await page.getByRole('main').getByRole('link', { name: 'Configuration' }).first().hover()
    expect(paths.filter(isSearchFile)).toEqual([])
  })

  test('with at most 5 requests and 80 KB before the first answer', async ({ page }) => {
    // The text never arrives, so everything that is loaded is what the first answer needs.
    await page.route('**/search-index/*-text.*', () => undefined)
    await open(page)
    // The page itself still loads the manifest, its icon and the script that registers the worker.
    await page.waitForLoadState('networkidle')
    const paths = recordRequests(page)
    await search(page, 'sidebar')
    // The symbol in the titles of packages follows the answer that has it.
    const needed = paths.filter((file) => !/-text\.|\.woff2$/.test(file))
    expect(needed.length).toBeLessThanOrEqual(5)
    const sizes = needed.map(
      (file) => brotliCompressSync(readFileSync(path.join('out', file))).length,
    )
    expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(80_000)
  })

  test('with at most 35 KB of scripts', async ({ page }) => {
    await open(page)
    const paths = recordRequests(page)
    await button(page).click()
    await expect(field(page)).toBeFocused()
    const scripts = paths.filter((file) => /^\/_next\/.*\.js$/.test(file))
    expect(scripts.length).toBeGreaterThan(0)
    const sizes = scripts.map((file) => gzipSync(readFileSync(path.join('out', file))).length)
    expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(35_000)
  })

  for (const [intent, act] of Object.entries({
    'when the pointer is over the button': (page: Page) => button(page).hover(),
    'when the button has the focus': (page: Page) => button(page).focus(),
  })) {
    test(intent, async ({ page }) => {
      await open(page)
      const worker = page.waitForRequest((request) => request.url().includes('/search/worker.js'))
      await act(page)
      await worker
    })
  }
})

test.describe('the dialog opens', () => {
  test('with a click, and returns focus when Escape closes it', async ({ page }) => {
    await open(page)
    await button(page).click()
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
  })

  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`with ${key}`, async ({ page }) => {
      await open(page)
      await page.keyboard.press(key)
      await expect(field(page)).toBeFocused()
      await expect(field(page)).toHaveValue('')
    })
  }

  test('not with a slash in a field', async ({ page }) => {
    await open(page, '/showcase/')
    await page.getByRole('searchbox', { name: 'Name' }).press('/')
    await expect(page.getByRole('searchbox', { name: 'Name' })).toHaveValue('/')
    await expect(dialog(page)).toBeHidden()
  })

  test('when the reader types while the button has focus, with the typed text as the query', async ({
    page,
  }) => {
    await open(page)
    await button(page).focus()
    await page.keyboard.type('side')
    await expect(field(page)).toHaveValue('side')
    await expect(firstOption(page)).toBeVisible()
  })

  test('with Control+K, with text that is typed before it is ready as the query', async ({
    page,
  }) => {
    await open(page)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('side bar')
    await expect(field(page)).toHaveValue('side bar')
  })

  test('with what is typed before and after it is ready, in order', async ({ page }) => {
    await open(page)
    const release = await holdRequests(page, '**/_next/static/chunks/*.js')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('side')
    release()
    await expect(field(page)).toHaveValue('side')
    await page.keyboard.type('bar')
    await expect(field(page)).toHaveValue('sidebar')
  })

  test('with Control+K, and closes with it', async ({ page }) => {
    await open(page)
    await page.keyboard.press('Control+k')
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(dialog(page)).toBeHidden()
  })

  test('with Control+K, and closes with the next one as soon as it is there', async ({ page }) => {
    await open(page)
    await page.evaluate(() => {
      const counts = Object.assign(window, { openings: 0 })
      const press = () => {
        if (!document.querySelector('dialog[open]')) return
        counts.openings += 1
        const keys = { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', keys))
      }
      new MutationObserver(press).observe(document.body, {
        ...{ subtree: true, attributeFilter: ['open'] },
      })
    })
    for (let times = 1; times <= 20; times += 1) {
      await page.keyboard.press('Control+k')
      await page.waitForFunction((count) => Reflect.get(window, 'openings') === count, times)
      await expect(dialog(page)).toBeHidden()
    }
  })

  test('with a tap on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page)
    await button(page).click()
    await field(page).fill('sidebar')
    await expect(firstOption(page)).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page)).toBeHidden()
  })
})

test.describe('before the first search', () => {
  const tasks = (page: Page) => dialog(page).getByRole('navigation', { name: 'Common tasks' })

  for (const version of ['', '3.1.1/', '3.0.1/']) {
    test(`the dialog leads to common tasks, in /docs/${version}`, async ({ page }) => {
      await open(page, `/docs/${version}installation/`)
      await button(page).click()
      await expect(tasks(page)).toContainText(`Version: ${version.slice(0, -1) || 'Canary'}`)
      const links = await tasks(page).getByRole('link').all()
      const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')))
      expect(hrefs).toHaveLength(6)
      for (const href of hrefs) expect(exportedRoutes).toContain(href)
      expect(await findViolations(page)).toEqual([])
    })
  }

  test('a task opens its page, and results take the place of tasks', async ({ page }) => {
    await open(page)
    await button(page).click()
    await tasks(page).getByRole('link', { name: 'Publish a site' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(page).toHaveURL('/docs/deployment/')
    await search(page, 'sidebar')
    await expect(tasks(page)).toBeHidden()
  })
})

test('the dialog keeps focus', async ({ page }) => {
  await open(page)
  await search(page, 'sidebar')
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab')
    await expect(dialog(page).locator(':focus')).toHaveCount(1)
  }
})

test.describe('the results', () => {
  test('are options of a list, and their number is announced', async ({ page }) => {
    await open(page)
    await search(page, 'sidebar')
    await expect(dialog(page).getByRole('listbox').first()).toBeVisible()
    await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results for “sidebar”$/)
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  })

  test('are selected with arrows and Enter', async ({ page }) => {
    await open(page)
    await search(page, 'sidebar items')
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
    await open(page, '/')
    await search(page, 'installation')
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    const href = (await firstOption(page).getAttribute('href')) ?? ''
    await firstOption(page).click()
    await expect(page).toHaveURL(href)
    expect(await page.evaluate(() => Reflect.has(window, 'isSameDocument'))).toBe(true)
  })

  test('open in another tab with Control', async ({ page, context }) => {
    await open(page)
    await search(page, 'sidebar')
    const opened = context.waitForEvent('page')
    await firstOption(page).click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL(/\/docs\//)
    await expect(dialog(page)).toBeVisible()
  })

  test('are from the version of the page', async ({ page }) => {
    await open(page, '/docs/3.0.1/installation/')
    await search(page, 'sidebar items')
    await expect(firstOption(page)).toHaveAttribute('href', /^\/docs\/3\.0\.1\//)
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
    await open(page)
    await search(page, 'sidebar')
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
    await open(page, '/docs/cli/')
    await search(page, 'resolutions webpack')
    await dialog(page).getByRole('option', { name: 'Installation' }).first().click()
    await expect(page).toHaveURL(/\/docs\/installation\/#/)
    await expect(page.getByText('"resolutions"').first()).toBeVisible()
  })

  test('link to a page with all of them', async ({ page }) => {
    await open(page)
    await search(page, 'sidebar')
    const link = dialog(page).getByRole('link', { name: /^See all \d+ results$/ })
    await link.click()
    await expect(page).toHaveURL('/search/?q=sidebar')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “sidebar”')
  })
})

test.describe('a query without results', () => {
  test('is reported, with a link for feedback', async ({ page }) => {
    await open(page)
    await search(page, 'sidebar')
    await field(page).fill('zzqqxxjj')
    await expect(dialog(page).getByText('No results for "zzqqxxjj"')).toBeVisible()
    await expect(dialog(page).getByText('Believe this query should return results?')).toBeVisible()
    await expect(dialog(page).getByRole('link', { name: 'Let us know.' })).toBeVisible()
  })

  test('leads to names that are spelled alike, without the parts of earlier hits', async ({
    page,
  }) => {
    await open(page)
    await search(page, 'sidebar')
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
    await open(page)
    await search(page, 'docusaurus.config.js')
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
    await open(page)
    await search(page, 'sidebar items')
    const href = (await firstOption(page).getAttribute('href')) ?? ''
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(href)
    await openPage(page, '/')
    await button(page).click()
    await dialog(page).getByRole('grid').getByRole('link').click()
    await expect(page).toHaveURL(href)
  })
})

test('the query can be cleared', async ({ page }) => {
  await open(page)
  await search(page, 'sidebar')
  await dialog(page).getByRole('button', { name: 'Clear the query' }).click()
  await expect(field(page)).toHaveValue('')
  await expect(dialog(page).getByText('No recent searches')).toBeVisible()
  await expect(dialog(page).getByRole('status')).toBeEmpty()
})

test.describe('without an answer', () => {
  test('the dialog explains why', async ({ page, complaints }) => {
    await page.route(/\/search(-index)?\//, (route) => route.abort())
    await open(page)
    await button(page).click()
    await field(page).fill('sidebar')
    await expect(dialog(page).getByText('Unable to fetch results')).toBeVisible()
    await expect(
      dialog(page).getByText('You might want to check your network connection.'),
    ).toBeVisible()
    // The browser logs what it couldn't load.
    complaints.length = 0
  })
})

test('a tap before the app has started opens search once it has', async ({ page }) => {
  const release = await holdRequests(page, '**/_next/static/chunks/*.js')
  await page.goto('/docs/installation/', { waitUntil: 'domcontentloaded' })
  await button(page).click()
  await expect(button(page)).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(field(page)).toBeFocused()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the button opens the search page, which links to all pages', async ({ page }) => {
    await page.goto('/docs/installation/')
    await button(page).click()
    await expect(page).toHaveURL(/\/search\/\??$/)
    await page.getByRole('main').getByRole('link', { name: 'the list of all pages' }).click()
    await expect(page).toHaveURL('/sitemap/')
  })
})

for (const width of [1440, 390]) {
  test(`the results are accessible at ${width} px`, async ({ page }) => {
    // The check inspects every element, three times.
    test.setTimeout(90_000)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 844 })
    await open(page)
    await search(page, 'sidebar')
    expect(await findViolations(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await findViolations(page, { onlyColors: true }), 'dark').toEqual([])
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeHidden()
    await button(page).click()
    await expect(dialog(page).getByRole('grid').getByRole('row')).toHaveCount(1)
    expect(await findViolations(page), 'recent searches').toEqual([])
  })
}
