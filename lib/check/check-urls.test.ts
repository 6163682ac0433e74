import { expect, test } from '@jest/globals'
import type { ModelProblem } from '@/lib/core/model-problem'
import type { TestVersion } from '@/lib/testing/create-test-docs'
import { createTestDocs } from '@/lib/testing/create-test-docs'
import { createPages } from '@/lib/model/pages/create-pages'
import { checkPublicFiles, checkUrls } from './check-urls'

const toLines = (problems: ModelProblem[]) =>
  problems.map(({ path, message }) => `${path} ${message}`)

function create(current: TestVersion) {
  return createTestDocs({ current, '3.1.1': { files: { 'index.mdx': {} } } })
}

test.each(['/3.1.1', '/3.1.1/cli'])(
  'the slug %s of a document belongs to another version',
  (slug) => {
    const docs = [create({ files: { 'a.mdx': { slug } } })]
    expect(toLines(checkUrls({ docs, blogs: [], pages: [] }, []))).toEqual([
      `content/docs/current/a.mdx the URL /docs${slug}/ belongs to the version "3.1.1"`,
    ])
  },
)

test('a slug with the start of a version in its name is none of it', () => {
  const docs = [create({ files: { 'a.mdx': { slug: '/3.1.10' } } })]
  expect(checkUrls({ docs, blogs: [], pages: [] }, [])).toEqual([])
})

test('a document has the URL of a page that the site makes', () => {
  const docs = [create({ files: { 'a.mdx': { slug: '/tags' }, 'b.mdx': {} } })]
  const made = { href: '/docs/tags/', title: 'Tags' }
  const own = { href: '/docs/b/', title: 'b', source: 'content/docs/current/b.mdx' }
  const pages = [{ page: made }, { page: own }]
  expect(toLines(checkUrls({ docs, blogs: [], pages: [] }, pages))).toEqual([
    'content/docs/current/a.mdx the URL /docs/tags/ is that of the page "Tags", which the site makes itself',
  ])
})

test('a standalone page has the URL of a page with its own route', () => {
  const config = { routeBasePath: '/tests', contentPath: 'tests', noIndex: true }
  const path = 'content/tests/a.mdx'
  const files = [{ path, frontMatter: { title: 'A', slug: '/errors' } }]
  const pages = [createPages(config, files, { includeDrafts: false })]
  const made = { page: { href: '/tests/errors/', title: 'Errors' } }
  expect(toLines(checkUrls({ docs: [], blogs: [], pages }, [made]))).toEqual([
    `${path} the URL /tests/errors/ is that of the page "Errors", which the site makes itself`,
  ])
})

test.each([
  ['docs/cli/index.html', '/docs/cli/'],
  ['docs/cli.html', '/docs/cli/'],
  ['docs', '/docs/'],
  ['sitemap.xml', '/sitemap.xml'],
])('the public file %s hides %s', (file, hidden) => {
  const made = new Set(['/docs/', '/docs/cli/', '/sitemap.xml'])
  expect(checkPublicFiles([file, 'img/chart.png'], made)).toMatchObject([
    {
      path: `public/${file}`,
      message: `the file hides ${hidden}, which the site makes itself`,
    },
  ])
})
