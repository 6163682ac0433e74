import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './site'

const ROOT = '/tests/blog/'

type JsonFeed = { title: string; items: { url: string; title: string; content_html: string }[] }

async function getText(request: APIRequestContext, name: string): Promise<string> {
  const response = await request.get(`${ROOT}${name}`)
  expect(response.status()).toBe(200)
  return response.text()
}

async function getItems(request: APIRequestContext): Promise<JsonFeed['items']> {
  return (JSON.parse(await getText(request, 'feed.json')) as JsonFeed).items
}

/** Returns the item of a post by its path below the blog. */
async function getItem(request: APIRequestContext, path: string) {
  const item = (await getItems(request)).find(({ url }) => url.endsWith(`${ROOT}${path}`))
  if (!item) throw new Error(`The feed has no ${path}.`)
  return { ...item, origin: new URL(item.url).origin }
}

for (const [name, entry, link] of [
  ['rss.xml', /<item>/g, /<link>([^<]*)</g],
  ['atom.xml', /<entry>/g, /<link [^>]*?href="([^"]*)"/g],
  ['feed.json', /"content_html":/g, /"url": ?"([^"]*)"/g],
] as const) {
  test(`${name} has every listed post with an absolute URL`, async ({ request }) => {
    const text = await getText(request, name)
    expect(text).toContain('Docusaurus Tests Blog')
    expect(text.match(entry)).toHaveLength(16)
    expect(text).not.toMatch(/unlisted-post|draft-post/)
    const addresses = [...text.matchAll(link)].map((match) => match[1] ?? '')
    expect(addresses.length).toBeGreaterThanOrEqual(16)
    expect(addresses.filter((address) => !/^https?:\/\//.test(address))).toEqual([])
  })
}

test('the newest post is first, and two posts with the same title are both included', async ({
  request,
}) => {
  const titles = (await getItems(request)).map(({ title }) => title)
  expect(titles[0]).toBe('Emoji heading slugs')
  expect(titles.at(-1)).toBe('Using twice the blog plugin')
  expect(titles.filter((title) => title === 'Post with duplicate title')).toHaveLength(2)
})

test('every link and image of every post has an absolute URL', async ({ request }) => {
  const items = await getItems(request)
  const addresses = items.flatMap(({ content_html: html }) =>
    [...html.matchAll(/<[a-z][^<>]*\s(?:href|src)="([^"]*)"/g)].map((match) => match[1] ?? ''),
  )
  expect(addresses.length).toBeGreaterThan(10)
  expect(addresses.filter((address) => !/^(?:https?:\/\/|mailto:)/.test(address))).toEqual([])
})

test('absolute, root-relative and file links lead to pages', async ({ request }) => {
  const { content_html: html, origin } = await getItem(request, '2023/07/19/a/')
  for (const address of [
    'https://example.com/absolute',
    `${origin}/tests/docs/`,
    `${origin}/tests/pages/tabs-tests/#height`,
    `${origin}${ROOT}2023/07/19/b/`,
    `${origin}${ROOT}2020/08/03/demo/second-blog-intro/#folder`,
    `${origin}/tests/docs/more-test/`,
  ]) {
    expect(html).toContain(`href="${address}"`)
  }
})

test('a post is included in full, as plain HTML', async ({ request }) => {
  const { content_html: html } = await getItem(request, '2021/10/07/blog-post-mdx-feed-tests/')
  for (const text of [
    'The text of the first panel.',
    'The text of the second panel.',
    'six times seven is 42',
    'This paragraph is in',
    'A title for the box',
  ]) {
    expect(html).toContain(text)
  }
  expect(html).not.toMatch(/<script|<Tab|@theme|truncate/)
})

test('images with relative and absolute paths are included', async ({ request }) => {
  const { content_html: html } = await getItem(
    request,
    '2021/10/08/blog-post-mdx-require-feed-tests/',
  )
  const images = [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag)
  expect(images).toHaveLength(3)
  for (const image of images) {
    expect(image).toMatch(/\ssrc="https?:\/\/[^"]+\.svg"/)
    expect(image).toMatch(/\salt="[^"]+"/)
  }
})
