import { expect, test } from '@jest/globals'
import type { DocumentLink } from '@/lib/markdown/core/context'
import { checkDocumentLinks } from './check-document-links'

const from = 'content/docs/guides/from.mdx'
const target = 'content/docs/guides/target.mdx'
const broken = 'content/docs/broken.mdx'

const toLink = (written: string, more: Partial<DocumentLink> = {}): DocumentLink => {
  const [place = '', hash = ''] = written.split('#')
  const isRoute = place.startsWith('/')
  return {
    written,
    file: isRoute ? undefined : `content/docs/guides/${place}`,
    route: isRoute ? place : undefined,
    hash,
    path: from,
    line: 5,
    column: 1,
    ...more,
  }
}

/** Returns the messages about the links of one document, with their suggestions and rules. */
function check(links: DocumentLink[]) {
  const pages = new Map([
    [from, '/docs/guides/from/'],
    [target, '/docs/guides/target/'],
    [broken, '/docs/broken/'],
  ])
  const problems = checkDocumentLinks(
    {
      compiled: new Map([
        [from, { anchors: [], links, problems: [] }],
        [target, { anchors: ['usage'], links: [], problems: [] }],
        [broken, { anchors: [], links: [], problems: [] }],
      ]),
      findFileHref: (file) => pages.get(file),
      fileByRoute: new Map([...pages].map(([file, href]) => [href, file])),
      madeFiles: new Set(['/blog/rss.xml']),
      filesWithProblems: new Set(),
      isServed: (path) => path === '/storybook/',
      publicFiles: ['/files/tea.pdf'],
      uncertainRoots: ['/changelog/'],
    },
    [],
  )
  return problems.map(({ message, suggestion, rule }) => [message, suggestion, rule])
}

test.each([
  [
    '/docs/brken',
    'the link "/docs/brken" does not lead to a page',
    '/docs/broken/',
    'onBrokenLinks',
  ],
  [
    'target.mdx#usages',
    `the link "target.mdx#usages" leads to a heading that ${target} does not have`,
    'usage',
    'onBrokenAnchors',
  ],
])('%s is a problem', (written, ...problem) => {
  expect(check([toLink(written)])).toEqual([problem])
})

test.each(['target.mdx#usage', '/docs/guides/target/#usage', '/blog/rss.xml', '/docs/broken'])(
  '%s is valid',
  (written) => {
    expect(check([toLink(written)])).toEqual([])
  },
)

test('a link out of the app must lead to a file, another program or a page', () => {
  const toPlain = (route: string) =>
    toLink(`pathname://${route}`, { file: undefined, route, isPlain: true })
  expect(check(['/storybook/', '/docs/broken/', '/blog/rss.xml'].map(toPlain))).toEqual([])
  expect(check([toPlain('/story/')])).toEqual([
    [
      'the link "pathname:///story/" does not lead to anything on this host',
      undefined,
      'onBrokenLinks',
    ],
  ])
})

test('a link to a file that is not in public/ names the file that was probably meant', () => {
  expect(check([toLink('/files/te.pdf')])).toEqual([
    ['the link "/files/te.pdf" does not lead to a file', '/files/tea.pdf', 'onBrokenLinks'],
  ])
})

test('links to pages generated from a file with problems are not reported', () => {
  expect(check([toLink('/changelog/tags/a/')])).toEqual([])
})

/** A link to a URL that is relative to that of the page. */
const toRelative = (written: string) => toLink(written, { file: undefined })

test.each(['../target/', '../target#usage', '.', './?a'])(
  'the relative URL %s leads to a page',
  (written) => {
    expect(check([toRelative(written)])).toEqual([])
  },
)

test.each([
  ['./target', './target.mdx'],
  ['./TARGET.MDX', './target.mdx'],
  ['./target.html', './target.mdx'],
  ['../nowhere/', undefined],
])('the relative URL %s does not lead to a page', (written, suggestion) => {
  const message = `the link "${written}" does not lead to a page`
  expect(check([toRelative(written)])).toEqual([[message, suggestion, 'onBrokenLinks']])
})
