import type { Page } from '@playwright/test'
import { expect, openPage, test } from './site'

const ROUTE = '/tests/pages/head-metadata/'

/** Returns the head tags that belong to the page. Null means that a tag is missing or duplicated. */
function readHead(page: Page) {
  return page.evaluate(() => {
    const read = (selector: string, attribute: string) => {
      const [element, ...others] = document.querySelectorAll(selector)
      if (element && others.length === 0) return element.getAttribute(attribute)
      return null
    }
    return {
      title: document.title,
      generator: read('meta[name=generator]', 'content'),
      viewport: read('meta[name=viewport]', 'content'),
      robots: read('meta[name=robots]', 'content'),
      description: read('meta[name=description]', 'content'),
      sharedTitle: read('meta[property="og:title"]', 'content'),
      section: read('meta[property="article:section"]', 'content'),
      alternate: read('link[rel=alternate]', 'href'),
    }
  })
}

const ofFixture = {
  title: 'A title from the head block | Docusaurus',
  generator: 'A generator of this page',
  viewport: 'width=device-width, initial-scale=1, maximum-scale=5',
  robots: 'noindex, noarchive',
  description:
    'What a page can add to its head with front matter and with a head block in its content.',
  sharedTitle: 'A shared title from the head block',
  section: 'Test pages',
  alternate: '/tests/pages/head-metadata/',
}

const ofHub = {
  title: 'Pages tests | Docusaurus',
  generator: null,
  viewport: 'width=device-width, initial-scale=1',
  robots: 'noindex, nofollow',
  description:
    'Hub of the pages test area: a link to each standalone test page, and what you can see there.',
  sharedTitle: 'Pages tests | Docusaurus',
  section: null,
  alternate: null,
}

test('a head block replaces and adds tags in the HTML of the page', async ({ page, request }) => {
  const html = await (await request.get(ROUTE)).text()
  const head = html.slice(0, html.indexOf('</head>'))
  for (const tag of [
    '<title>A title from the head block | Docusaurus</title>',
    '<meta name="robots" content="noindex, noarchive">',
    '<meta name="generator" content="A generator of this page">',
  ]) {
    expect(head.split(tag), tag).toHaveLength(2)
  }
  await openPage(page, ROUTE)
  expect(await readHead(page)).toEqual(ofFixture)
})

test('a head block is added and removed with the page', async ({ page }) => {
  await openPage(page, '/tests/pages/')
  expect(await readHead(page)).toEqual(ofHub)
  await page.getByRole('link', { name: 'Head metadata' }).click()
  await expect.poll(() => readHead(page)).toEqual(ofFixture)
  await page.getByRole('link', { name: 'the hub' }).click()
  await expect.poll(() => readHead(page)).toEqual(ofHub)
  await page.goBack()
  await expect.poll(() => readHead(page)).toEqual(ofFixture)
})
