import { describe, expect, test } from '@jest/globals'
import type { ModelProblem } from '@/lib/core/model-problem'
import type { Doc } from './types'
import { resolveSidebars } from './sidebar'
import type { SidebarItemConfig, SidebarItemsConfig } from './sidebar-config'
import { toDocPlace } from './slugs'

const doc = (id: string, more: Partial<Doc> = {}): Doc => ({
  id,
  href: `/docs/${id}/`,
  path: `content/docs/current/${id}.mdx`,
  frontMatter: { title: `Title of ${id}` },
  place: toDocPlace(`${id}.mdx`),
  ...more,
})

const sidebarsPath = 'content/docs/current/sidebars.ts'

function resolve(items: SidebarItemsConfig, docs: Doc[] = [doc('cli'), doc('guides/tabs')]) {
  const problems: ModelProblem[] = []
  const { sidebars, generatedIndexes } = resolveSidebars(
    { docs: items },
    {
      href: '/docs/3.1.1/',
      docs: new Map(docs.map((each) => [each.id, each])),
      categories: new Map(),
      draftIds: new Set(),
      indexNames: [],
      sidebarsPath,
      problems,
    },
  )
  return { items: sidebars.get('docs')?.rows, generatedIndexes, problems }
}

describe('a document', () => {
  test.each<SidebarItemConfig>(['cli', { type: 'doc', id: 'cli' }])('%j is a link', (item) => {
    expect(resolve([item]).items).toEqual([
      { label: 'Title of cli', href: '/docs/cli/', docId: 'cli' },
    ])
  })

  test('of another sidebar is a link alone', () => {
    expect(resolve([{ type: 'ref', id: 'cli', label: 'Commands' }]).items).toEqual([
      { label: 'Commands', href: '/docs/cli/' },
    ])
  })

  test('takes its label from its front matter, the sidebar or its title, in this order', () => {
    const labeled = doc('cli', { frontMatter: { title: 'Title', sidebar_label: 'CLI' } })
    const item: SidebarItemConfig = { type: 'doc', id: 'cli', label: 'Commands' }
    expect(resolve([item], [labeled]).items).toMatchObject([{ label: 'CLI' }])
    expect(resolve([item]).items).toMatchObject([{ label: 'Commands' }])
    expect(resolve(['cli']).items).toMatchObject([{ label: 'Title of cli' }])
  })

  test('includes its description, class and whether it is unlisted', () => {
    const full = doc('cli', {
      frontMatter: {
        ...{ title: 'A', sidebar_class_name: 'new' },
        ...{ description: 'Text', unlisted: true },
      },
    })
    expect(resolve(['cli'], [full]).items).toMatchObject([
      { description: 'Text', className: 'new', unlisted: true },
    ])
  })

  test('is a problem if it does not exist, with the id that was probably meant', () => {
    expect(resolve(['guides/tab', 'cli'])).toMatchObject({
      items: [{ docId: 'cli' }],
      problems: [
        {
          path: sidebarsPath,
          searchText: "'guides/tab'",
          message: 'the sidebar refers to the document "guides/tab", which does not exist',
          suggestion: 'guides/tabs',
        },
      ],
    })
  })
})

test('a link keeps its label, href, description and class', () => {
  const link = {
    label: 'A',
    href: 'https://a.example',
    description: 'T',
    className: 'c',
  }
  expect(resolve([{ type: 'link', ...link }]).items).toEqual([link])
})

test.each([
  ['/a?b=1#c', { href: '/a/?b=1#c' }],
  ['pathname:///a', { href: '/a', plain: true }],
])('a link to %s leads to %j', (href, target) => {
  expect(resolve([{ type: 'link', label: 'A', href }]).items).toEqual([{ label: 'A', ...target }])
})

test('HTML has no default style unless enabled', () => {
  expect(resolve([{ type: 'html', value: '<hr>' }]).items).toEqual([
    { html: '<hr>', defaultStyle: false },
  ])
})

describe('a category', () => {
  const category = (more: object): SidebarItemConfig => ({
    type: 'category',
    label: 'Code & tabs',
    items: ['cli'],
    ...more,
  })

  test('is closed and has no page without a link', () => {
    const { items, generatedIndexes } = resolve([category({})])
    expect(items).toMatchObject([
      { label: 'Code & tabs', href: undefined, open: undefined, fixed: undefined },
    ])
    expect(generatedIndexes).toEqual([])
  })

  test('can be open, and stays open if it is not collapsible', () => {
    expect(resolve([category({ collapsed: false })]).items).toMatchObject([{ open: true }])
    expect(resolve([category({ collapsible: false })]).items).toMatchObject([{ fixed: true }])
  })

  test('can have a document as its page, and uses its description', () => {
    const docs = [
      doc('cli'),
      doc('guides/index', {
        href: '/docs/guides/',
        frontMatter: { title: 'G', description: 'Text' },
      }),
    ]
    expect(
      resolve([category({ link: { type: 'doc', id: 'guides/index' } })], docs).items,
    ).toMatchObject([
      { label: 'Code & tabs', href: '/docs/guides/', docId: 'guides/index', description: 'Text' },
    ])
  })

  test('is a problem if its document does not exist', () => {
    expect(resolve([category({ link: { type: 'doc', id: 'cly' } })]).problems).toMatchObject([
      { searchText: "'cly'", suggestion: 'cli' },
    ])
  })

  test.each([
    [{}, '/docs/3.1.1/category/code--tabs/', 'Code & tabs'],
    [{ slug: 'mine/' }, '/docs/3.1.1/mine/', 'Code & tabs'],
    [{ title: 'All of it' }, '/docs/3.1.1/category/code--tabs/', 'All of it'],
  ])('can have the generated page %j', (link, href, title) => {
    const { items, generatedIndexes } = resolve([
      category({ link: { type: 'generated-index', ...link } }),
    ])
    expect(items).toMatchObject([{ href }])
    expect(generatedIndexes).toMatchObject([{ href, title, sidebar: 'docs' }])
  })

  test('passes its description to its generated page unless the page has one', () => {
    const link = { type: 'generated-index', description: 'Of the page', keywords: ['a'] }
    const [withOwn] = resolve([category({ link, description: 'T' })]).generatedIndexes
    expect(withOwn).toMatchObject({ description: 'Of the page', keywords: ['a'] })
    const [without] = resolve([
      category({ link: { type: 'generated-index' }, description: 'T' }),
    ]).generatedIndexes
    expect(without?.description).toBe('T')
  })

  test('with only a label and items can be an object with the label as its key', () => {
    const { items, problems } = resolve({ A: ['cli', { B: { C: ['guides/tabs'] } }], D: ['cli'] })
    const names = items?.map((item) => 'rows' in item && [item.label, item.rows.length])
    expect(names).toEqual([
      ['A', 2],
      ['D', 1],
    ])
    expect(items).toMatchObject([{ rows: [{}, { label: 'B', rows: [{ label: 'C' }] }] }, {}])
    expect(problems).toEqual([])
  })

  test('is left out without items and page', () => {
    expect(resolve([category({ items: [] })]).items).toEqual([])
  })

  test('has no generated page without items', () => {
    const { items, generatedIndexes } = resolve([
      category({ items: [], link: { type: 'generated-index' } }),
    ])
    expect(items).toEqual([])
    expect(generatedIndexes).toEqual([])
  })

  test('is a plain link to its document without items', () => {
    expect(
      resolve([category({ items: [], link: { type: 'doc', id: 'cli' } })]).items,
    ).toMatchObject([{ label: 'Code & tabs', href: '/docs/cli/', docId: 'cli' }])
  })
})

test('autogenerated items without documents are a problem', () => {
  const { items, problems } = resolve([{ type: 'autogenerated', dirName: 'guide' }])
  expect(items).toEqual([])
  expect(problems).toEqual([
    {
      path: sidebarsPath,
      searchText: "'guide'",
      message: 'the sidebar lists the folder "guide", which has no documents',
      fix: "use a folder inside the version's folder, or . for the whole version",
      suggestion: 'guides',
    },
  ])
})

test('items have their custom props', () => {
  const customProps = { badge: 'New' }
  const { items } = resolve(
    [
      'cli',
      { type: 'doc', id: 'guides/tabs', customProps },
      { type: 'link', label: 'A', href: '/a', customProps },
      { type: 'category', label: 'B', items: ['cli'], customProps },
    ],
    [
      doc('cli', { frontMatter: { title: 'CLI', sidebar_custom_props: { level: 2 } } }),
      doc('guides/tabs'),
    ],
  )
  expect(items).toMatchObject([
    { customProps: { level: 2 } },
    { customProps },
    { customProps },
    { customProps },
  ])
})
