import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'
import { expect, openPage, recordRequests, recordShifts, test } from './site'

const ROUTE = '/docs/styling-layout/'
const STORED = {
  baseColor: '#c2410c',
  background: '#fff7ed',
  shades: {
    primary: 0,
    dark: 0.1,
    darker: 0.15,
    darkest: 0.35,
    light: -0.1,
    lighter: -0.15,
    lightest: -0.3,
  },
}

const getGenerator = (page: Page) => page.getByRole('region', { name: 'Theme color generator' })
const getField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const getToken = (page: Page, name: string) =>
  page.evaluate((token) => getComputedStyle(document.body).getPropertyValue(token), name)

async function open(page: Page): Promise<Locator> {
  await openPage(page, ROUTE)
  return getGenerator(page)
}

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'light' }))

test('a picked color changes the shades and the code', async ({ page }) => {
  const generator = await open(page)
  await getField(page, 'Background picker').fill('#000000')
  await expect(getField(page, 'Background')).toHaveValue('#000000')
  await expect(generator.getByRole('row', { name: /lightest/ })).toContainText('AAA')
  await expect(generator.getByRole('figure')).toContainText('--ifm-background-color: #000000;')
})

test('a typed color recolors the page, and its code can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const generator = await open(page)
  await getField(page, 'Base color').fill('#123456')
  await expect.poll(() => getToken(page, '--primary')).toBe('#123456')
  await generator.getByRole('button', { name: 'Copy code to clipboard' }).click()
  await expect(generator.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^:root \{\n {2}--ifm-color-primary: #123456;\n[\s\S]*;\n\}$/)
})

test('stored colors are restored, and removed with the page', async ({ page }) => {
  await page.addInitScript((stored) => {
    sessionStorage.setItem('ifm-theme-colors-light', JSON.stringify(stored))
  }, STORED)
  await open(page)
  await expect(getField(page, 'Base color')).toHaveValue(STORED.baseColor)
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 247, 237)')
  await page.getByRole('navigation').getByRole('link', { name: 'Introduction' }).first().click()
  await expect(getGenerator(page)).toBeHidden()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

for (const [colorScheme, width] of [
  ['light', 320],
  ['dark', 1440],
] as const) {
  test(`nothing shifts when stored colors are restored, ${colorScheme}, ${width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 2400 })
    await page.addInitScript((stored) => {
      sessionStorage.setItem('ifm-theme-colors-light', JSON.stringify(stored))
      sessionStorage.setItem('ifm-theme-colors-dark', JSON.stringify(stored))
    }, STORED)
    const readShifts = await recordShifts(page, 'parsed')
    const generator = await open(page)
    await generator.scrollIntoViewIfNeeded()
    await expect(getField(page, 'Base color')).toHaveValue(STORED.baseColor)
    expect(await readShifts()).toEqual([])
    const sideways = await generator.evaluate((element) =>
      [element, ...element.querySelectorAll('.color-table')].some(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      ),
    )
    expect(sideways).toBe(false)
  })
}

test('only this page loads its script', async ({ page }) => {
  const scripts = recordRequests(page, (request) => request.resourceType() === 'script')
  await openPage(page, '/docs/installation/')
  const shared = new Set(scripts)
  const generator = await open(page)
  await expect(generator.getByRole('button', { name: 'Reset' })).toBeVisible()
  const own = [...new Set(scripts)].filter((script) => !shared.has(script))
  const bytes = own.map(
    (script) => brotliCompressSync(readFileSync(path.join('out', script))).length,
  )
  expect(bytes).toHaveLength(1)
  expect(bytes[0]).toBeLessThanOrEqual(4096)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the default shades and their code are shown', async ({ page }) => {
    await page.goto(ROUTE)
    await expect(getGenerator(page).getByRole('row', { name: /primary/ })).toContainText('4.56 AA')
    await expect(getGenerator(page).getByRole('button')).toHaveCount(0)
  })
})
