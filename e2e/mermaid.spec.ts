import type { Page } from '@playwright/test'
import { expect, getOverflow, openPage, recordRequests, test } from './site'
import { findViolations, inEachMode } from './violations'

const ROUTE = '/docs/markdown-features/diagrams/'

/** Opens the page and returns its first diagram, near the viewport. */
async function open(page: Page) {
  await openPage(page, ROUTE)
  const image = page.getByRole('img', { name: 'How a document becomes a page' })
  await page.getByText('Diagram source').first().scrollIntoViewIfNeeded()
  return image
}

test('a diagram is an image without violations', async ({ page }) => {
  await expect(await open(page)).toHaveAccessibleDescription(/^A document is /)
  await inEachMode(page, async ({ colorScheme, onlyColors }) => {
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 })
      const violations = await findViolations(page, { within: 'main', onlyColors })
      expect(violations, `${colorScheme}, ${width} px`).toEqual([])
      expect(await getOverflow(page)).toBeLessThanOrEqual(0)
    }
  })
})

test('a diagram follows the color mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const image = await open(page)
  // Text colors of Mermaid's themes.
  await expect(image).toHaveAttribute('src', /fill%3A%23333%3B/)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(image).toHaveAttribute('src', /fill%3A%23ccc%3B/)
})

test('the source can be opened', async ({ page }) => {
  await expect(await open(page)).toBeVisible()
  await expect(page.getByText('flowchart LR').first()).toBeHidden()
  await page.getByText('Diagram source').first().click()
  await expect(page.getByText('flowchart LR').first()).toBeVisible()
})

test('the script that draws diagrams is loaded only on pages with one', async ({ page }) => {
  const asked = recordRequests(page, (request) => request.url().includes('/mermaid-frame/'))
  await page.goto('/docs/installation/', { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  await expect(await open(page)).toBeVisible()
  expect(asked.length).toBeGreaterThan(2)
})

test('a diagram is drawn when it comes near the viewport', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 300 })
  await expect(await open(page)).toBeVisible()
  const second = page.getByRole('img', { name: 'Two requests of a reader' })
  await expect(second).toHaveCount(0)
  await page.getByText('Diagram source').nth(1).scrollIntoViewIfNeeded()
  await expect(second).toBeVisible()
})

test('a failure shows its reason and can be retried', async ({ page }) => {
  const stub = (body: string) => `window.drawDiagram = async () => { ${body} }`
  let script = stub(`throw new Error('No such arrow')`)
  await page.route('**/mermaid-frame/frame.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  const image = await open(page)
  const failure = page.getByRole('alert').filter({ hasText: 'No such arrow' }).first()
  await expect(failure).toBeVisible()
  await expect(page.getByText('flowchart LR').first()).toBeVisible()
  script = stub(
    `return { svg: '<svg/>', width: 9, height: 9, title: 'How a document becomes a page' }`,
  )
  await failure.getByRole('button', { name: 'Try again' }).click()
  // Another diagram may be near, and the stub gives all of them the same title.
  await expect(image.first()).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a diagram is shown as its source', async ({ page }) => {
    await page.goto(ROUTE)
    await expect(page.getByText('flowchart LR').first()).toBeVisible()
  })
})

test('diagrams have about the size that their pages reserve', async ({ page }) => {
  for (const route of ['/docs/advanced/architecture/', '/docs/advanced/client/', ROUTE]) {
    await page.goto(route)
    for (const view of await page.locator('.diagram-view').all()) {
      await view.scrollIntoViewIfNeeded()
      const image = view.getByRole('img')
      await expect(image).toBeVisible()
      const [, , width, height] = (await view.locator('svg[viewBox]').getAttribute('viewBox'))
        ?.split(' ')
        .map(Number) as [number, number, number, number]
      const name = `${route}: ${await image.getAttribute('alt')}, size=${await image.getAttribute('width')}x${await image.getAttribute('height')}`
      expect(Number(await image.getAttribute('width')) / width, name).toBeCloseTo(1, 1)
      expect(Number(await image.getAttribute('height')) / height, name).toBeCloseTo(1, 1)
    }
  }
})

for (const width of [1440, 390]) {
  test(`nothing moves when diagrams are drawn, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const route of ['/docs/advanced/architecture/', '/docs/advanced/client/', ROUTE]) {
      await page.goto(route)
      const below = page
        .locator('.diagram')
        .first()
        .locator('xpath=following::*[self::p or self::h2][1]')
      const read = () => below.evaluate((element) => element.getBoundingClientRect().top + scrollY)
      const before = await read()
      await page.locator('.diagram').first().scrollIntoViewIfNeeded()
      await expect(page.locator('.diagram').first().getByRole('img')).toBeVisible()
      expect(Math.abs((await read()) - before), route).toBeLessThan(2)
    }
  })
}
