import type { Page } from '@playwright/test'
import { button, dialog, field, firstOption, open, openAndSearch, search } from './search-dialog'
import { expect, exportedRoutes, holdRequests, test } from './site'
import { findViolations, inEachMode } from './violations'

const DIALOG = 'dialog[open]'

test.describe('the dialog opens', () => {
  test('with a click, and returns focus when Escape closes it', async ({ page }) => {
    await open(page)
    await button(page).click()
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveAttribute('placeholder', 'Search docs')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
  })

  test('and closes with Escape, whatever is in its field', async ({ page }) => {
    await openAndSearch(page, 'sidebar')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
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

  test('with what is typed before and after it is ready, in order', async ({ page }) => {
    await open(page)
    const release = await holdRequests(page, '**/_next/static/chunks/*.js')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('side b')
    release()
    await expect(field(page)).toHaveValue('side b')
    await page.keyboard.type('ar')
    await expect(field(page)).toHaveValue('side bar')
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
    })
  }

  test('a task opens its page, and results take the place of tasks', async ({ page }) => {
    await open(page)
    await button(page).click()
    expect(await findViolations(page, { within: DIALOG })).toEqual([])
    await tasks(page).getByRole('link', { name: 'Publish a site' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(page).toHaveURL('/docs/deployment/')
    await search(page, 'sidebar')
    await expect(tasks(page)).toBeHidden()
  })
})

test('the dialog keeps focus', async ({ page }) => {
  await openAndSearch(page, 'sidebar')
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab')
    await expect(dialog(page).locator(':focus')).toHaveCount(1)
  }
})

test('the query can be cleared', async ({ page }) => {
  await openAndSearch(page, 'sidebar')
  await dialog(page).getByRole('button', { name: 'Clear the query' }).click()
  await expect(field(page)).toHaveValue('')
  await expect(dialog(page).getByText('No recent searches')).toBeVisible()
  await expect(dialog(page).getByRole('status')).toBeEmpty()
  await field(page).fill('sidebar')
  await expect(dialog(page).getByRole('status')).toHaveText(/results/)
  await field(page).fill('')
  await expect(dialog(page).getByRole('status')).toBeEmpty()
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
    await page.setViewportSize({ width, height: 844 })
    await openAndSearch(page, 'sidebar')
    await inEachMode(page, async ({ colorScheme, onlyColors }) => {
      const violations = await findViolations(page, { within: DIALOG, onlyColors })
      expect(violations, colorScheme).toEqual([])
    })
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeHidden()
    await button(page).click()
    await expect(dialog(page).getByRole('grid').getByRole('row')).toHaveCount(1)
    const violations = await findViolations(page, { within: DIALOG })
    expect(violations, 'recent searches').toEqual([])
  })
}
