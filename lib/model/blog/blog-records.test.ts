import { describe, expect, test } from '@jest/globals'
import { mainBlog } from '@/lib/config/instances'
import type { BlogConfig } from '@/lib/config/types'
import { findSiteUrl } from '@/lib/config/base-url'
import type { CompiledOutline } from '@/lib/markdown/compile/compile'
import type { BlogPage } from '@/lib/records/site-page'
import { createBlog } from './create-blog'
import type { PostFile } from '@/lib/source/document-files'
import { toRecord } from '../shared/page-base'
import { createTestFacts, createTestOutline } from '@/lib/testing/test-facts'

const config: BlogConfig = {
  ...{ ...mainBlog, id: 'news', routeBasePath: '/news', contentPath: 'news' },
  ...{ title: 'The news', description: 'What is new.', wordsPerMinute: 100, postsPerPage: 2 },
}

type PostFrontMatter = Extract<PostFile, { kind: 'Post' }>['frontMatter']

const toPostFile = (name: string, frontMatter: Partial<PostFrontMatter> = {}): PostFile => ({
  kind: 'Post',
  path: `content/news/${name}.mdx`,
  frontMatter: { title: name.slice(11), ...frontMatter },
})

const toFacts = (outline: Partial<CompiledOutline>) =>
  createTestFacts({
    findOutline: (source) => createTestOutline({ code: source, ...outline }),
    findPicture: (file) => `/assets/${file}`,
  })

function create(
  files: PostFile[],
  outline: Partial<CompiledOutline> = {},
  more: Partial<BlogConfig> = {},
) {
  const blog = createBlog(
    { ...config, ...more },
    { files, authors: { ann: { name: 'Ann', image: './ann.png' } }, tags: undefined },
    { includeDrafts: true, today: '2026-01-01' },
  )
  return { pages: blog.pages.map((page) => toRecord(page, toFacts(outline))) }
}

/** Creates the page of a post. */
function createPost(
  file: PostFile,
  outline?: Partial<CompiledOutline>,
  more?: Partial<BlogConfig>,
) {
  const page = create([file], outline, more).pages.find(({ source }) => source === file.path)
  if (page?.kind !== 'post' && page?.kind !== 'release') throw new Error('the post has no page')
  return page
}

const leap = toPostFile('2024-02-29-leap')

const site = create([
  toPostFile('2024-03-01-third', { tags: ['Tools', 'Life'], series: 'S' }),
  toPostFile('2024-02-29-second', { tags: ['Tools', 'Life'] }),
  toPostFile('2023-01-01-first', { tags: ['Tools'], series: 'S' }),
  toPostFile('2023-01-01-unlisted', { unlisted: true }),
])

function find(href: string): BlogPage {
  const page = site.pages.find((candidate) => candidate.href === href)
  if (!page) throw new Error(`no page ${href}`)
  return page
}

describe('every kind of page', () => {
  test.each([
    ['/news/', 'post-list'],
    ['/news/page/2/', 'post-list'],
    ['/news/archive/', 'archive'],
    ['/news/tags/', 'blog-tags'],
    ['/news/tags/tools/', 'blog-tag'],
    ['/news/2024/03/01/third/', 'post'],
  ])('%s is a %s and has its blog', (href, kind) => {
    expect(find(href)).toMatchObject({
      ...{ kind, href, path: href },
      blog: {
        ...{ title: 'The news', entry: 'post', feedHref: '/news/rss.xml' },
        ...{ archiveHref: '/news/archive/', tagsHref: '/news/tags/' },
      },
    })
  })

  test('lists every feed with its own title', () => {
    const feeds = [
      ['application/rss+xml', 'rss.xml', 'RSS'],
      ['application/atom+xml', 'atom.xml', 'Atom'],
      ['application/feed+json', 'feed.json', 'JSON Feed'],
    ].map(([type = '', file, label]) => ({
      [type]: [{ url: findSiteUrl(`/news/${file}`), title: `The news (${label})` }],
    }))
    for (const { head } of site.pages) {
      for (const feed of feeds) expect(head.metadata.alternates.types).toMatchObject(feed)
    }
  })

  test('has no links to an archive and tags if the blog has none', () => {
    expect(createPost(leap, {}, { archive: false }).blog).toEqual({
      ...{ title: 'The news', entry: 'post', feedHref: '/news/rss.xml' },
      ...{ archiveHref: undefined, tagsHref: undefined },
    })
  })
})

describe('a list', () => {
  test('has its posts and the URLs of newer and older pages', () => {
    expect(find('/news/')).toMatchObject({
      list: {
        entries: [{ post: { title: 'third' } }, { post: { title: 'second' } }],
        ...{ newerHref: undefined, olderHref: '/news/page/2/' },
      },
    })
    expect(find('/news/page/2/')).toMatchObject({ list: { newerHref: '/news/' } })
  })

  test.each([true, false])(
    'has the body of each post and whether it is truncated: %s',
    (truncated) => {
      const [page] = create([leap], { truncated }).pages
      expect(page).toMatchObject({
        kind: 'post-list',
        list: {
          entries: [{ isTruncated: truncated, body: { code: 'content/news/2024-02-29-leap.mdx' } }],
        },
      })
    },
  )
})

describe('a post', () => {
  test.each([
    [0, {}, {}, 'One min read'],
    [250, {}, {}, '3 min read'],
    [250, { hide_reading_time: true }, {}, undefined],
    [250, {}, { wordsPerMinute: undefined }, undefined],
  ])('of %i words, with %j and %j, takes %s', (words, frontMatter, more, readingTime) => {
    const file = toPostFile('2024-02-29-leap', frontMatter)
    const settings = more as Partial<BlogConfig>
    expect(createPost(file, { words }, settings).post.readingTime).toBe(readingTime)
  })

  test('has the pictures of authors from authors.yml and of its own authors', () => {
    const authors = ['ann', { name: 'Bob', image: './bob.png' }, { name: 'Cleo' }]
    expect(createPost(toPostFile('2024-02-29-leap', { authors })).post.authors).toEqual([
      { name: 'Ann', picture: '/assets/content/news/ann.png' },
      { name: 'Bob', picture: '/assets/content/news/bob.png' },
      { name: 'Cleo', picture: undefined },
    ])
  })

  test.each([
    [{ src: '/assets/a.png', width: 1, height: 1 }, findSiteUrl('/assets/a.png')],
    [{ src: 'https://e.example/a.png' }, 'https://e.example/a.png'],
    [undefined, undefined],
  ])('with the preview image %j has the image URL %s', (preview, url) => {
    expect(createPost(leap, preview && { preview }).post.imageUrl).toBe(url)
  })

  test('has its keywords', () => {
    const keywords = ['leap', 'year']
    expect(createPost(toPostFile('2024-02-29-leap', { keywords })).post.keywords).toEqual(keywords)
  })

  test('has a link for editing it', () => {
    const custom_edit_url = 'https://e.example/edit'
    const file = toPostFile('2024-02-29-leap', { custom_edit_url })
    expect(createPost(file).edit.editUrl).toBe(custom_edit_url)
  })

  test('is an article for other sites and a blog post for search engines', () => {
    const authors = [{ name: 'Ann', url: 'https://ann.example/' }, { name: 'Bob' }]
    const { head } = createPost(toPostFile('2024-02-29-leap', { authors, tags: ['Tools'] }))
    expect(head.metadata.openGraph).toMatchObject({
      type: 'article',
      ...{ publishedTime: '2024-02-29', authors: ['https://ann.example/'], tags: ['Tools'] },
    })
    expect(head.structuredData).toMatchObject({ '@type': 'BlogPosting', headline: 'leap' })
    expect(find('/news/').head.structuredData).toBeUndefined()
  })

  test('has a social image with title, blog and date if search engines may list the blog', () => {
    expect(createPost(leap).socialImage).toEqual({
      href: '/social/news/2024/02/29/leap.png',
      card: { title: 'leap', section: 'The news', detail: 'Feb 29, 2024' },
    })
    expect(createPost(leap, {}, { noIndex: true }).socialImage).toBeUndefined()
  })
})

describe('a release', () => {
  const file: PostFile = {
    kind: 'Release',
    path: 'content/news/3.1.1.mdx',
    frontMatter: {
      ...{ version: '3.1.1', previous: '3.1.0', date: '2024-01-26', contributors: ['ann'] },
      sections: [
        { kind: 'bug-fix', items: [{ prs: [1], packages: ['core', 'cli'], text: 'a' }] },
        { kind: 'documentation', items: [{ prs: [2], text: 'b' }] },
      ],
    },
  }
  const page = createPost(file, {}, { entryKind: 'Release' })

  test('has its own kind, and an image with the product name', () => {
    expect(page).toMatchObject({ kind: 'release', title: '3.1.1' })
    expect(page.socialImage?.card.title).toBe('Docusaurus 3.1.1')
  })

  test('has its sections with headings and packages, without the texts of their items', () => {
    expect(page.post.release).toEqual({
      compareUrl: expect.stringMatching(/v3\.1\.0\.\.\.v3\.1\.1$/),
      contributors: ['ann'],
      sections: [
        { kind: 'bug-fix', label: 'Bug fixes', items: [{ packages: ['core', 'cli'] }] },
        { kind: 'documentation', label: 'Documentation', items: [{ packages: [] }] },
      ],
      packages: ['cli', 'core'],
    })
  })
})
