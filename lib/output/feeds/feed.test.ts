/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals'
import { parseFeed } from '@rowanmanning/feed-parser'
import { toSiteUrl } from '@/lib/config/base-url'
import { changelog, mainBlog } from '@/lib/config/instances'
import type { BlogConfig } from '@/lib/config/types'
import { siteConfig } from '@/lib/config/site'
import { toRecord } from '@/lib/model/shared/page-base'
import { toFeed } from './feed'
import { listFeedPosts, toFeedEntry } from './feed-entries'
import type { FeedFormat } from '@/lib/config/feed-formats'
import type { PostFile } from '@/lib/source/document-files'
import type { Post } from '@/lib/records/site-page'
import { createTestBlog } from '@/lib/testing/create-test-blog'
import { createTestFacts } from '@/lib/testing/test-facts'

type FrontMatter = Extract<PostFile, { kind: 'Post' }>['frontMatter']

const origin = 'https://docs.example'

const config: BlogConfig = { ...mainBlog, contentPath: 'blog', routeBasePath: '/blog' }

/** Returns the posts of a blog with these files, newest first. */
function toPosts(of: BlogConfig, files: PostFile[]): Post[] {
  const { pages } = createTestBlog(of, files)
  const records = pages.map((page) => toRecord(page, createTestFacts()))
  return records.flatMap((page) => ('post' in page ? [page.post] : []))
}

const toEntries = (posts: Post[], html: string) =>
  listFeedPosts(
    posts.map((post) => ({ post })),
    20,
  ).map((timed) => toFeedEntry(timed, html, origin))

/** Creates a feed with one post for each front matter, newest first. */
function createFeed(
  format: FeedFormat,
  posts: Partial<FrontMatter>[],
  html = '<p>text</p>',
): string {
  const files = posts.map((frontMatter, index): PostFile => {
    const day = String(28 - index).padStart(2, '0')
    const path = `content/blog/2024-01-${day}-a.mdx`
    return { kind: 'Post', path, frontMatter: { title: 'A', ...frontMatter } }
  })
  return toFeed(format, config, toEntries(toPosts(config, files), html), origin)
}

const xmlFormats = ['rss', 'atom'] as const

/** What the specifications require of a feed and of an entry: one element of each name. */
const required = {
  rss: {
    feed: ['title', 'link', 'description'],
    entry: ['title', 'link', 'guid', 'pubDate', 'content:encoded'],
  },
  atom: {
    feed: ['id', 'title', 'updated', 'author'],
    entry: ['id', 'title', 'updated', 'published', 'link', 'content'],
  },
}

function parseXml(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined()
  return document
}

type JsonFeed = Record<string, unknown> & { items: Record<string, unknown>[] }

const parseJson = (posts: Partial<FrontMatter>[], html?: string) =>
  JSON.parse(createFeed('json', posts, html)) as JsonFeed

const url = toSiteUrl('/blog/2024/01/28/a/', origin)
const nasty = 'A & B <c> "d" ]]> \u0008\uFFFE&amp;'

describe.each(xmlFormats)('%s', (format) => {
  test('describes the blog and links to it', () => {
    const feed = parseFeed(createFeed(format, [{}, {}]))
    expect(feed).toMatchObject({
      title: config.title,
      description: config.description,
      copyright: siteConfig.footer.copyright,
      language: 'en',
      url: toSiteUrl('/blog/', origin),
      self: toSiteUrl(`/blog/${format}.xml`, origin),
      updated: new Date('2024-01-28T12:00:00Z'),
    })
  })

  test('has entries with their full text', () => {
    const [first, second] = parseFeed(createFeed(format, [{ description: 'D' }, {}])).items
    expect(first).toMatchObject({
      id: url,
      url,
      title: 'A',
      description: 'D',
      content: '<p>text</p>',
      published: new Date('2024-01-28T12:00:00Z'),
    })
    expect(second?.published).toEqual(new Date('2024-01-27T12:00:00Z'))
  })

  test('has what its format requires', () => {
    const [feed] = parseXml(createFeed(format, [{}])).querySelectorAll('channel, feed')
    const [entry] = feed?.querySelectorAll('item, entry') ?? []
    const listNames = (parent: Element | undefined, names: string[]) =>
      [...(parent?.children ?? [])]
        .map(({ nodeName }) => nodeName)
        .filter((name) => names.includes(name))
    const names = required[format]
    expect(listNames(feed, names.feed).sort()).toEqual([...names.feed].sort())
    expect(listNames(entry, names.entry).sort()).toEqual([...names.entry].sort())
  })

  test('has authors and categories', () => {
    const authors = [
      { name: 'A & B' },
      { name: 'C', email: 'c@e.example' },
      { url: 'https://e.example/' },
    ]
    const original = { authors: ['D'], url: 'https://e.example/d' }
    const xml = createFeed(format, [{ authors, original, tags: ['R & D', '<b>'] }])
    const [item] = parseFeed(xml).items
    expect(item?.authors.map(({ name }) => name).sort()).toEqual(['A & B', 'C'])
    expect(item?.authors.find(({ name }) => name === 'C')?.email).toBe('c@e.example')
    expect(item?.categories.map(({ term }) => term)).toEqual(['R & D', '<b>'])
  })

  test('is well-formed regardless of the text', () => {
    const content = nasty.replace('<c>', '<em>c</em>')
    const document = parseXml(createFeed(format, [{ title: nasty }], `<p>${content}</p>`))
    const [item] = document.querySelectorAll('item, entry')
    const read = (name: string) => item?.getElementsByTagName(name)[0]?.textContent.trim()
    expect(read('title')).toBe('A & B <c> "d" ]]> &amp;')
    expect(read(format === 'rss' ? 'content:encoded' : 'content')).toBe(
      '<p>A &#x26; B <em>c</em> "d" ]]> &#x26;</p>',
    )
  })

  test('is valid without entries', () => {
    const xml = createFeed(format, [])
    parseXml(xml)
    expect(parseFeed(xml)).toMatchObject({ title: config.title, items: [] })
  })

  test('links the stylesheet that browsers show it with', () => {
    const [instruction] = parseXml(createFeed(format, [])).childNodes
    expect(instruction).toMatchObject({
      target: 'xml-stylesheet',
      data: 'type="text/css" href="/feed.css"',
    })
  })

  test('does not depend on when it is created', () => {
    expect(createFeed(format, [{}])).toBe(createFeed(format, [{}]))
    expect(createFeed(format, [])).not.toContain(String(new Date().getFullYear()))
  })
})

test('JSON Feed includes the image of a post', () => {
  const image = 'https://e.example/pot.png'
  const path = 'content/blog/2024-01-01-a.mdx'
  const files: PostFile[] = [{ kind: 'Post', path, frontMatter: { title: 'a' } }]
  const toItems = (more: Partial<Post>) => {
    const posts = toPosts(config, files).map((post) => ({ ...post, ...more }))
    const feed = toFeed('json', config, toEntries(posts, ''), origin)
    return (JSON.parse(feed) as JsonFeed).items
  }
  expect(toItems({ imageUrl: image })).toMatchObject([{ title: 'a', image }])
  expect(toItems({})[0]).not.toHaveProperty('image')
})

test('RSS descriptions are HTML, so special characters are escaped', () => {
  const document = parseXml(createFeed('rss', [{ description: 'a < b & c' }]))
  expect(document.querySelector('item > description')?.textContent.trim()).toBe('a &lt; b &amp; c')
})

test('Atom summaries are plain text', () => {
  const document = parseXml(createFeed('atom', [{ description: 'a < b & c' }]))
  expect(document.querySelector('summary')?.textContent.trim()).toBe('a < b & c')
})

test('an author’s path on this site becomes an absolute URL', () => {
  const feed = parseFeed(createFeed('atom', [{ authors: [{ name: 'A', url: '/community/team' }] }]))
  expect(feed.items[0]?.authors[0]?.url).toBe(toSiteUrl('/community/team/', origin))
})

describe('json', () => {
  test('describes the blog and links to it', () => {
    expect(parseJson([{}])).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: config.title,
      description: config.description,
      home_page_url: toSiteUrl('/blog/', origin),
      feed_url: toSiteUrl('/blog/feed.json', origin),
      language: 'en',
    })
  })

  test('has entries with all of their fields', () => {
    const authors = [{ name: 'A & B', url: 'https://e.example/' }, { email: 'c@e.example' }]
    const post = { title: 'A <b>', description: 'a < b & c', authors, tags: ['R & D'] }
    expect(parseJson([post, {}]).items).toMatchObject([
      {
        id: url,
        url,
        title: 'A <b>',
        summary: 'a < b & c',
        content_html: '<p>text</p>',
        date_published: '2024-01-28T12:00:00.000Z',
        authors: [{ name: 'A & B', url: 'https://e.example/' }],
        tags: ['R & D'],
      },
      { title: 'A' },
    ])
  })

  test('is valid without entries', () => {
    expect(parseJson([]).items).toEqual([])
  })
})

test('the kinds of changes in a release are its categories', () => {
  const items = [{ prs: [1], text: 'a' }]
  const file: PostFile = {
    kind: 'Release',
    path: 'content/changelog/3.0.0.mdx',
    frontMatter: {
      version: '3.0.0',
      date: '2023-10-31',
      sections: [
        { kind: 'breaking-change', items },
        { kind: 'bug-fix', items },
      ],
    },
  }
  const entries = toEntries(toPosts(changelog, [file]), '')
  const [item] = parseFeed(toFeed('rss', changelog, entries, origin)).items
  expect(item?.categories.map(({ term }) => term)).toEqual(['Breaking changes', 'Bug fixes'])
})
