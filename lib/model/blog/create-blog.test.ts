import { describe, expect, test } from '@jest/globals'
import { mainBlog } from '@/lib/config/instances'
import type { BlogConfig } from '@/lib/config/types'
import { createBlog } from './create-blog'
import { getPage } from '@/lib/testing/get-page'
import type { BlogInput } from './create-posts'
import type { PostFile } from '@/lib/source/document-files'

const config = {
  ...mainBlog,
  ...{ title: 'News', postsPerPage: 2 },
  sidebar: { title: 'All posts', label: 'Posts', openYears: 1 },
}

const post = (path: string, frontMatter: Partial<PostFile['frontMatter']> = {}): PostFile => ({
  kind: 'Post',
  path: `content/blog/${path}`,
  frontMatter: { title: path, ...frontMatter },
})

const create = (
  files: PostFile[],
  more: Partial<BlogInput> = {},
  options: { includeDrafts?: boolean; today?: string; config?: Partial<BlogConfig> } = {},
) =>
  createBlog(
    { ...config, ...options.config },
    { files, authors: {}, tags: undefined, ...more },
    {
      includeDrafts: options.includeDrafts ?? false,
      today: options.today ?? '2026-01-01',
    },
  )

const find = (files: PostFile[], slug: string, more?: Partial<BlogInput>) => {
  return getPage(create(files, more), slug)
}

describe('URLs', () => {
  test.each([
    ['2021-10-07-intro.mdx', {}, '/blog/2021/10/07/intro/'],
    ['2021-10-07-intro/index.mdx', {}, '/blog/2021/10/07/intro/'],
    ['2021/10/07/intro.md', {}, '/blog/2021/10/07/intro/'],
    ['demo/2021-1-7-intro.mdx', {}, '/blog/2021/1/7/demo/intro/'],
    ['2021-10-07_intro.mdx', {}, '/blog/2021/10/07/_intro/'],
    ['2021-10-07/2021-10-08-intro.mdx', {}, '/blog/2021/10/08/2021-10-07/intro/'],
    ['2023-08-05.mdx', {}, '/blog/2023/08/05/'],
    ['V2 Changelog.mdx', { date: '2021-01-01' }, '/blog/V2 Changelog/'],
    ['2021-10-07-intro.mdx', { slug: '/x/y/z.html' }, '/blog/x/y/z.html/'],
    ['2021-10-07-intro.mdx', { slug: 'short' }, '/blog/short/'],
  ])('%s with %j has the URL %s', (path, frontMatter, href) => {
    const { posts, problems } = create([post(path, frontMatter)])
    expect(posts.map((each) => each.href)).toEqual([href])
    expect(problems).toEqual([])
  })
})

describe('lists', () => {
  const files = ['2020-01-01-a.mdx', '2020-01-02-b.mdx', '2021-01-01-c.mdx'].map((path) =>
    post(path),
  )

  test('are newest first and paginated', () => {
    expect(find(files, '')).toMatchObject({
      kind: 'post-list',
      title: 'News',
      list: { newerHref: undefined, olderHref: '/blog/page/2/' },
    })
    expect(find(files, 'page/2')).toMatchObject({
      title: 'News, page 2',
      description: 'News: posts from Jan 1, 2020, newest first.',
      list: {
        entries: [{ post: { title: '2020-01-01-a.mdx' } }],
        ...{ newerHref: '/blog/', olderHref: undefined },
      },
    })
  })

  test.each([
    [0, 1],
    [2, 1],
    [3, 2],
  ])('%i posts, two per page, need %i pages', (count, pages) => {
    const many = Array.from({ length: count }, (_, index) => post(`2020-01-0${index + 1}-p.mdx`))
    expect(create(many).pages.filter(({ kind }) => kind === 'post-list')).toHaveLength(pages)
  })

  test('sort posts of the same day by name, the higher number first', () => {
    const { posts } = create(
      ['3.0.9.mdx', '3.0.10.mdx'].map((path) => post(path, { date: '2020-01-01' })),
    )
    expect(posts.map(({ title }) => title)).toEqual(['3.0.10.mdx', '3.0.9.mdx'])
  })

  test('sort posts of the same day by time', () => {
    const { posts } = create([
      post('early.mdx', { date: '2020-01-02T08:00:00Z' }),
      post('late.mdx', { date: '2020-01-02 20:00' }),
      post('zone.mdx', { date: '2020-01-01T23:30:00-05:00' }),
    ])
    expect(posts.map(({ title, date }) => [title, date])).toEqual([
      ['late.mdx', '2020-01-02'],
      ['early.mdx', '2020-01-02'],
      ['zone.mdx', '2020-01-02'],
    ])
  })

  test('the archive has the years, newest first', () => {
    expect(find(files, 'archive')).toMatchObject({
      years: [
        { year: '2021', posts: [{ title: '2021-01-01-c.mdx' }] },
        { year: '2020', posts: [{ title: '2020-01-02-b.mdx' }, { title: '2020-01-01-a.mdx' }] },
      ],
    })
    const blog = create(files, {}, { config: { archive: false } })
    expect(blog.pages.filter(({ kind }) => kind === 'archive')).toEqual([])
  })

  test('the sidebar has every post by year, and the newest year open', () => {
    const { sidebar } = create(files)
    expect(sidebar.rows).toMatchObject([
      { html: '<p class="sidebar-title">All posts</p>' },
      { label: '2021', open: true, rows: [{ href: '/blog/2021/01/01/c/' }] },
      { label: '2020', open: undefined },
    ])
  })
})

describe('a post', () => {
  const files = [
    post('2020-01-01-a.mdx', { tags: ['x', 'y'], series: 's' }),
    post('2020-01-02-b.mdx', { tags: ['x'], series: 's' }),
    post('2020-01-03-c.mdx', { tags: ['x', 'y'] }),
    post('2020-01-04-d.mdx', { tags: ['x'] }),
    post('2020-01-05-e.mdx', { unlisted: true, tags: ['x', 'y'] }),
  ]

  test('has its neighbors, its series, related posts and its list', () => {
    expect(find(files, '2020/01/02/b')).toMatchObject({
      newer: { title: '2020-01-03-c.mdx' },
      older: { title: '2020-01-01-a.mdx' },
      series: [{ title: '2020-01-01-a.mdx' }],
      related: [{ title: '2020-01-04-d.mdx' }, { title: '2020-01-03-c.mdx' }],
      listHref: '/blog/page/2/',
    })
  })

  test('is more closely related to a post that shares more tags', () => {
    expect(find(files, '2020/01/01/a')).toMatchObject({
      related: [{ title: '2020-01-03-c.mdx' }, { title: '2020-01-04-d.mdx' }],
    })
  })

  test('has a page but is in no list if it is unlisted', () => {
    const page = find(files, '2020/01/05/e')
    expect(page).toMatchObject({
      unlisted: true,
      newer: undefined,
      older: undefined,
      listHref: undefined,
    })
    expect(find(files, '')).toMatchObject({
      list: {
        entries: [{ post: { title: '2020-01-04-d.mdx' } }, { post: { title: '2020-01-03-c.mdx' } }],
      },
    })
    expect(find(files, 'tags')).toMatchObject({
      letters: [
        { letter: 'X', tags: [{ count: 4 }] },
        { letter: 'Y', tags: [{ count: 2 }] },
      ],
    })
  })

  test('has a page only in development if it is a draft', () => {
    const drafts = [post('2020-01-01-a.mdx', { draft: true })]
    expect(create(drafts).posts).toEqual([])
    expect(create(drafts, {}, { includeDrafts: true }).posts).toHaveLength(1)
  })

  describe('with a future date', () => {
    const scheduled = [
      post('later.mdx', { title: 'Later', date: '2026-12-02', tags: ['new'] }),
      post('2026-12-01-next.mdx', { title: 'Next' }),
      post('2026-01-01-today.mdx'),
    ]

    test('has no page in a build, which lists scheduled posts, the next one first', () => {
      const blog = create(scheduled)
      expect(blog.pages.map(({ href }) => href)).toEqual([
        '/blog/',
        '/blog/2026/01/01/today/',
        '/blog/archive/',
      ])
      expect(blog.scheduled).toEqual([
        { date: '2026-12-01', title: 'Next', path: 'content/blog/2026-12-01-next.mdx' },
        { date: '2026-12-02', title: 'Later', path: 'content/blog/later.mdx' },
      ])
      expect(blog.problems).toEqual([])
    })

    test('has a page in development, marked as scheduled', () => {
      const { posts } = create(scheduled, {}, { includeDrafts: true })
      expect(posts.map(({ isScheduled }) => isScheduled)).toEqual([true, true, false])
    })

    test('must not be a draft', () => {
      const [draft] = create([post('a.mdx', { date: '2026-12-01', draft: true })]).problems
      expect(draft).toMatchObject({
        message: "the post is a draft, so it won't be published on its date, 2026-12-01",
        fix: "remove `draft`: a post isn't published before its date",
      })
      expect(create([post('a.mdx', { date: '2024-02-29', draft: true })]).problems).toEqual([])
    })
  })

  test('has the date of its front matter, and the URL of its file name', () => {
    const { posts, problems } = create([post('2024-02-28-a.mdx', { date: '2024-02-29' })])
    expect(posts).toMatchObject([{ date: '2024-02-29', href: '/blog/2024/02/28/a/' }])
    expect(problems).toEqual([])
  })

  test('has authors by key, in place, or both, each once', () => {
    const authors = { ada: { name: 'Ada', title: 'Editor' } }
    const bo = { name: 'Bo', url: 'https://bo.example' }
    const given = ['ada', { key: 'ada', title: 'Guest' }, bo, 'ada', bo]
    const { posts } = create([post('2020-01-01-a.mdx', { authors: given })], { authors })
    expect(posts[0]?.authors).toEqual([
      { name: 'Ada', title: 'Editor' },
      { name: 'Ada', title: 'Guest' },
      bo,
    ])
  })
})

describe('tags', () => {
  test('have paginated pages, with the words of the instance', () => {
    const files = ['a', 'b', 'c'].map((name) => post(`2020-01-01-${name}.mdx`, { tags: ['i18n'] }))
    expect(find(files, 'tags/i-18-n')).toMatchObject({
      title: '3 posts tagged with “i18n”',
      tagsHref: '/blog/tags/',
      list: { olderHref: '/blog/tags/i-18-n/page/2/' },
    })
    expect(find(files, 'tags/i-18-n/page/2').title).toBe('3 posts tagged with “i18n”, page 2')
  })

  test('have the description from tags.yml on their first page, and post dates on the others', () => {
    const files = ['01', '02', '03', '04'].map((day) =>
      post(`2020-01-${day}-a.mdx`, { tags: ['i18n'] }),
    )
    const tags = { i18n: { label: 'i18n', description: 'Sites in several languages.' } }
    expect(find(files, 'tags/i-18-n', { tags }).description).toBe('Sites in several languages.')
    expect(find(files, 'tags/i-18-n/page/2', { tags }).description).toBe(
      'News: posts tagged with “i18n” from Jan 1, 2020 to Jan 2, 2020, newest first.',
    )
  })

  test('without a description have post dates', () => {
    const files = [post('2020-01-01-a.mdx', { tags: ['x'] })]
    expect(find(files, 'tags/x').description).toBe(
      'News: posts tagged with “x” from Jan 1, 2020, newest first.',
    )
  })

  test('with only unlisted posts have an unlisted page and are in no index', () => {
    const files = [post('2020-01-01-a.mdx', { tags: ['x'], unlisted: true })]
    expect(find(files, 'tags/x')).toMatchObject({
      unlisted: true,
      title: 'One post tagged with “x”',
    })
    expect(find(files, 'tags')).toMatchObject({ letters: [] })
  })

  test('from tags.yml have its labels and permalinks', () => {
    const files = [post('2020-01-01-a.mdx', { tags: ['i18n', 'new'] })]
    const tags = { i18n: { label: 'Languages', permalink: '/i-18-n' }, new: { label: 'New' } }
    expect(create(files, { tags }).posts[0]?.tags).toMatchObject([
      { label: 'Languages', href: '/blog/tags/i-18-n/' },
      { label: 'New', href: '/blog/tags/new/' },
    ])
  })
})

describe('problems', () => {
  const path = 'content/blog/2020-01-01-a.mdx'

  test.each<[string, PostFile[], Partial<BlogInput>, object]>([
    [
      'an unknown author',
      [post('2020-01-01-a.mdx', { authors: ['adda'] })],
      { authors: { ada: { name: 'Ada' } } },
      {
        path,
        ...{ after: 'authors:', searchText: 'adda' },
        message: 'the author "adda" is not in authors.yml',
        fix: 'add them there, or correct the key',
        suggestion: 'ada',
      },
    ],
    [
      'an unknown tag',
      [post('2020-01-01-a.mdx', { tags: ['releas'] })],
      { tags: { release: { label: 'Release' } } },
      {
        path,
        ...{ after: 'tags:', searchText: 'releas' },
        message: 'the tag "releas" is not in tags.yml',
        fix: 'add it there, or use one that is',
        suggestion: 'release',
      },
    ],
    [
      'no date',
      [post('a.mdx')],
      {},
      {
        path: 'content/blog/a.mdx',
        searchText: 'title:',
        message: 'the post has no date',
        fix: 'add `date: 2024-02-29`, or start its file name with 2024-02-29-',
      },
    ],
  ])('%s', (_, files, input, problem) => {
    expect(create(files, input).problems).toEqual([problem])
  })
})

test('paths of author pictures are relative to the post or to authors.yml', () => {
  const authors = { ada: { name: 'Ada', image: './img/ada.svg' } }
  const given = ['ada', { name: 'Bo', image: '../bo.png' }]
  const { posts } = create([post('demo/2020-01-01-a.mdx', { authors: given })], { authors })
  expect(posts[0]?.authors.map(({ image }) => image)).toEqual([
    'content/blog/img/ada.svg',
    'content/blog/bo.png',
  ])
})

test('a post with unknown authors and tags has no problems if their files are invalid', () => {
  const file = post('a.mdx', {
    date: '2024-01-01',
    authors: ['ada', { name: 'B' }],
    tags: ['Beta'],
  })
  const { posts, problems } = create([file], { authors: undefined, tags: undefined })
  expect(problems).toEqual([])
  expect(posts).toMatchObject([{ authors: [{ name: 'B' }], tags: [{ label: 'Beta' }] }])
})
