import type { Page } from '@playwright/test'
import { expect, openPage, readRecord, test } from './site'

test('the hub lists every fixture', async ({ page }) => {
  await openPage(page, '/tests/pages/')
  const paths = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
  const fixtures = [...new Set(paths)].filter((path) => path.startsWith('/tests/pages/'))
  expect(fixtures.filter((path) => path !== '/tests/pages/')).toHaveLength(19)
})

test('the crash test shows a heading while its flag is off', async ({ page }) => {
  await openPage(page, '/tests/pages/crashTest/')
  await expect(page.getByRole('heading', { name: 'This page did not crash' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test.describe('the analytics button', () => {
  test('says that there are no analytics, and sends nothing', async ({ page }) => {
    await openPage(page, '/tests/pages/analytics/')
    await page.getByRole('button', { name: 'Send an event' }).click()
    await expect(page.getByRole('status')).toHaveText(
      'This site has no analytics: nothing was sent.',
    )
  })

  test('sends a custom event if there are analytics', async ({ page }) => {
    await page.addInitScript(() => {
      const calls: unknown[][] = []
      Object.assign(window, { calls, gtag: (...call: unknown[]) => calls.push(call) })
    })
    await openPage(page, '/tests/pages/analytics/')
    await page.getByRole('button', { name: 'Send an event' }).click()
    await expect(page.getByRole('status')).toHaveText('The event was sent.')
    expect(await readRecord(page, 'calls')).toEqual([
      ['event', 'fixture_button', { page: '/tests/pages/analytics/' }],
    ])
  })
})

test.describe('code from children', () => {
  const figure = (page: Page, text: string) => page.getByRole('figure').filter({ hasText: text })

  test('that are text is highlighted and copied like a fence', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openPage(page, '/tests/pages/code-block-tests/')
    const block = page.getByRole('figure', { name: 'from-children.js' })
    await expect(block.getByRole('code').getByText('const').first()).toHaveClass('tk')
    await block.hover()
    await block.getByRole('button', { name: 'Copy code to clipboard' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "const litres = 2\nconst label = 'Kettle of ' + litres",
    )
  })

  test('that are a list of texts is one block', async ({ page }) => {
    await openPage(page, '/tests/pages/code-block-tests/')
    await expect(figure(page, 'const former').getByRole('code')).toHaveText(
      'const former = 1\nconst latter = 2',
    )
    await expect(figure(page, 'First of two').getByRole('code')).toHaveText(
      'First of two texts\nSecond of two texts',
    )
    await expect(figure(page, 'const upper').getByRole('code')).toHaveText(
      'const upper = 1\nconst lower = 2',
    )
  })

  test('that are elements keeps the elements, without colors', async ({ page }) => {
    await openPage(page, '/tests/pages/code-block-tests/')
    for (const text of ['const bold', 'Text, bold text', 'Bold and italic', 'Text and bold']) {
      await expect(figure(page, text).locator('b, strong')).toBeVisible()
      await expect(figure(page, text).getByRole('code').locator('span')).toHaveCount(0)
    }
  })

  test('of one line in a code element stays in its sentence', async ({ page }) => {
    await openPage(page, '/tests/pages/code-block-tests/')
    const sentence = page.getByRole('paragraph').filter({ hasText: 'On a single line, inline' })
    await expect(sentence.getByRole('code')).toHaveText(['code', 'code', 'the text'])
  })
})

test('lazy components load inside Suspense, BrowserOnly, and both', async ({ page }) => {
  await openPage(page, '/tests/pages/react-18/')
  for (const inside of ['Suspense', 'BrowserOnly and Suspense', 'Suspense and BrowserOnly']) {
    await expect(page.getByText(`Loaded inside ${inside}.`, { exact: true })).toBeVisible()
  }
})

test('values are interpolated into a text', async ({ page }) => {
  await openPage(page, '/tests/pages/error-boundary-tests/')
  const sentence = page.getByText('Values appear in')
  await expect(sentence).toHaveText('Values appear in a text: a link, 42 and {nothing}.')
  await expect(sentence.getByRole('link', { name: 'a link' })).toBeVisible()
  await expect(sentence.getByRole('strong')).toHaveText('a text')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('browser-only parts show that they are loading', async ({ page }) => {
    await page.goto('/tests/pages/react-18/')
    await expect(page.getByText('Loaded inside Suspense.')).toBeVisible()
    await expect(page.getByText('Loading…')).toHaveCount(2)
  })
})
