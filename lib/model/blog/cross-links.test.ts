import { describe, expect, test } from '@jest/globals'
import { changelog, mainBlog } from '@/lib/config/instances'
import type { CompiledOutline } from '@/lib/markdown/compile/compile'
import type { OptionSource } from '@/lib/options/option-schema'
import { createTestBlog, createTestRelease } from '@/lib/testing/create-test-blog'
import { createTestDocs } from '@/lib/testing/create-test-docs'
import type { PostFile } from '@/lib/source/document-files'
import type { Post } from './create-posts'
import { createCrossLinks } from './cross-links'

const names = ['cli', 'config', 'tabs', 'tags', 'toc', 'videos', 'zoom']
const docs = createTestDocs({
  current: {
    files: {
      ...Object.fromEntries(names.map((name) => [`${name}.mdx`, { title: name.toUpperCase() }])),
      'hidden.mdx': { unlisted: true },
    },
  },
})

const sources: OptionSource[] = [
  {
    package: '@docusaurus/core',
    kind: 'siteConfig',
    page: 'config.mdx',
    tables: {
      fields: {
        options: [
          { name: 'moon', type: 'boolean', text: 'a', since: '3.1.0' },
          { name: 'tide', type: 'string', text: 'b', removed: '3.1.0' },
          { name: 'sun', type: 'boolean', text: 'c', since: '3.0.0' },
        ],
      },
    },
  },
]

const toPost = (day: string, release?: string): PostFile => ({
  kind: 'Post',
  path: `content/blog/${day}-post.mdx`,
  frontMatter: { title: `Post of ${day}`, ...(release !== undefined && { release }) },
})

const posts = createTestBlog(mainBlog, [toPost('2024-01-05', '3.1.0'), toPost('2024-02-02')])
const entries = createTestBlog(changelog, [createTestRelease('3.1.0', '2024-01-05')])
const [later, announcement] = posts.posts as [Post, Post]
const [entry] = entries.posts as [Post]

/** Creates the cross-links of a site on which every entry links to these documents, in this order. */
function create(...linked: string[]) {
  const links = linked.map((name) => ({
    ...{ written: '', file: `content/docs/current/${name}.mdx`, route: undefined, hash: '' },
    ...{ path: '', line: 1, column: 1 },
  }))
  const outline: Pick<CompiledOutline, 'links'> = { links }
  return createCrossLinks({
    docs: [docs],
    blogs: [posts, entries],
    facts: { optionSources: sources, findOutline: () => outline as CompiledOutline },
  })
}

const listTitles = (...linked: string[]) => create(...linked)(later).docs.map(({ title }) => title)

describe('the docs of a post', () => {
  test('are the pages that it links to, each once', () => {
    expect(create('tabs', 'cli', 'tabs')(later).docs).toEqual([
      { title: 'TABS', href: '/docs/tabs/' },
      { title: 'CLI', href: '/docs/cli/' },
    ])
  })

  test('are the six that it links to most, in the order of the text', () => {
    expect(listTitles(...names, 'zoom')).toEqual(['CLI', 'CONFIG', 'TABS', 'TAGS', 'TOC', 'ZOOM'])
  })

  test('are empty without links to listed pages', () => {
    expect(listTitles('hidden', 'nothing')).toEqual([])
  })
})

describe('the docs of a release', () => {
  test('are the pages that it links to and those of its options, with the options', () => {
    const moon = { name: 'moon', change: 'new', href: '/docs/config/#moon' }
    const tide = { name: 'tide', change: 'removed' }
    expect(create('tabs')(entry).docs).toEqual([
      { title: 'TABS', href: '/docs/tabs/' },
      { title: 'CONFIG', href: '/docs/config/', options: [moon, tide] },
    ])
  })

  test('are not limited in number', () => {
    expect(create(...names)(entry).docs).toHaveLength(names.length)
  })
})

test('a post and the release that it announces link to each other', () => {
  const find = (post: Post) => create()(post).relatedAnnouncements
  expect(find(announcement)).toEqual([
    { title: '3.1.0', href: '/changelog/3.1.0/', date: '2024-01-05' },
  ])
  expect(find(entry)).toEqual([
    { title: 'Post of 2024-01-05', href: '/blog/2024/01/05/post/', date: '2024-01-05' },
  ])
  expect(find(later)).toEqual([])
})
