import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { toSiteUrl, withBaseUrl } from '@/lib/config/base-url'
import { blogInstances, changelog, mainBlog, testBlog } from '@/lib/config/instances'
import { siteConfig } from '@/lib/config/site'
import type { BlogConfig } from '@/lib/config/types'
import { toFeed } from '@/lib/output/feeds/feed'
import { listFeedPosts, toFeedEntry } from '@/lib/output/feeds/feed-entries'
import { listFeeds } from '@/lib/config/feed-formats'
import { toBlogRecord } from './blog-records'
import { loadBlog } from './load-blog'
import type { PostFile } from '@/lib/source/document-files'
import { noCrossLinks } from '@/lib/testing/no-cross-links'

/** Configuration of another blog, as added to `instances.ts`. */
const press: BlogConfig = {
  id: 'press',
  routeBasePath: '/about/press',
  contentPath: 'press',
  entryKind: 'Post',
  title: 'Press',
  description: 'What we tell the press.',
  postsPerPage: 2,
  archive: true,
  wordsPerMinute: 200,
  sidebar: { title: 'All notices', label: 'Notices', openYears: 1 },
  words: { entry: 'notice', entries: 'notices' },
  feed: { title: 'Press notices', limit: 2 },
  noIndex: false,
}

/** Files in its folder. */
const files: PostFile[] = [
  '2022-05-01-first.mdx',
  '2023-05-01-second.mdx',
  '2023-06-01-third.mdx',
].map((name) => ({
  kind: 'Post',
  path: `content/press/${name}`,
  frontMatter: { title: name.slice(11, -4), tags: ['Tools'] },
}))

const { url: origin = '' } = siteConfig

const posts = ['2023/06/01/third', '2023/05/01/second', '2022/05/01/first']

describe('another blog', () => {
  const blog = loadBlog(press, (folder) => files.filter((file) => file.path.startsWith(folder)), {
    includeDrafts: false,
    today: '2026-01-01',
  })
  const facts = {
    findOutline: () => undefined,
    findFileHref: () => undefined,
    findUpdate: () => undefined,
    findPicture: () => undefined,
  }
  const pages = blog.pages.map((page) =>
    toBlogRecord(blog, page, { facts, findLinks: noCrossLinks }),
  )
  const postPages = pages.flatMap((page) => (page.kind === 'post' ? [page] : []))

  test('has a page for every post, list, tag and its archive', () => {
    const own = pages.map(({ href }) => href)
    const wanted = [
      '',
      'page/2/',
      'archive/',
      'tags/',
      'tags/tools/',
      'tags/tools/page/2/',
      ...posts.map((slug) => `${slug}/`),
    ]
    expect(own.sort()).toEqual(wanted.map((slug) => withBaseUrl(`/about/press/${slug}`)).sort())
    expect(blog.problems).toEqual([])
  })

  test('has pages with their blog and its feeds', () => {
    const urls = ['rss.xml', 'atom.xml', 'feed.json'].map((name) =>
      toSiteUrl(withBaseUrl(`/about/press/${name}`), origin),
    )
    for (const page of pages) {
      expect(page.blog).toMatchObject({ id: 'press', title: 'Press', entry: 'notice' })
      const feeds = Object.values(page.head.metadata.alternates.types ?? {}).flat()
      expect(feeds.flatMap((feed) => (typeof feed === 'object' ? feed.url : []))).toEqual(urls)
    }
  })

  test('has a feed in every format, with its newest posts', () => {
    const entries = listFeedPosts(
      postPages.map(({ post }) => post),
      press.feed.limit,
    ).map((timed) => toFeedEntry(timed, '<p>text</p>', origin))
    const feeds = listFeeds(blog.config)
    expect(feeds.map(({ href }) => href)).toEqual(
      ['rss.xml', 'atom.xml', 'feed.json'].map((name) => withBaseUrl(`/about/press/${name}`)),
    )
    for (const format of ['rss', 'atom', 'json'] as const) {
      const text = toFeed(format, blog.config, entries, origin)
      expect(text).toContain('Press notices')
      expect(
        posts.filter((slug) =>
          text.includes(toSiteUrl(withBaseUrl(`/about/press/${slug}/`), origin)),
        ),
      ).toEqual(posts.slice(0, 2))
    }
  })

  test('has a sidebar with every post by year', () => {
    expect(blog.sidebar.rows.slice(1)).toMatchObject([{ label: '2023' }, { label: '2022' }])
    const tree = JSON.stringify(blog.sidebar)
    for (const slug of posts) expect(tree).toContain(withBaseUrl(`/about/press/${slug}/`))
  })

  test('has a social image for every post', () => {
    expect(postPages.map(({ socialImage }) => socialImage?.href)).toEqual(
      posts.map((slug) => withBaseUrl(`/social/about/press/${slug}.png`)),
    )
  })
})

describe('the files in app/', () => {
  /** Names of the constants in `instances.ts`, which route files use. */
  const names = new Map<BlogConfig, string>([
    [mainBlog, 'mainBlog'],
    [changelog, 'changelog'],
    [testBlog, 'testBlog'],
  ])

  /** Reads the files below the route of an instance, with a placeholder instead of its name. */
  const readRoutes = (config: BlogConfig) => {
    const folder = path.join('app', config.routeBasePath)
    const name = names.get(config) ?? ''
    return Object.fromEntries(
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .map((file) => [
          path.relative(folder, file),
          readFileSync(file, 'utf8').replace(new RegExp(`\\b${name}\\b`, 'g'), 'instance'),
        ]),
    )
  }

  test('consist of a layout and a page', () => {
    expect(Object.keys(readRoutes(mainBlog)).sort()).toEqual(['[[...slug]]/page.tsx', 'layout.tsx'])
  })

  test.each(blogInstances)(
    'of $id differ from those of the first blog only in its name',
    (config) => {
      expect(names.get(config)).toBeDefined()
      expect(readRoutes(config)).toEqual(readRoutes(mainBlog))
    },
  )
})
