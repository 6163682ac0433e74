import { expect, test } from '@jest/globals'
import { createTestDocs } from '@/lib/testing/create-test-docs'
import { toSiteMap } from './site-map'

const docs = createTestDocs({
  current: { files: { 'b.mdx': {}, 'b/c.mdx': {}, 'a.mdx': {}, 'hidden.mdx': { unlisted: true } } },
  '1.0.0': { files: { 'a.mdx': {} } },
})
const tools = createTestDocs({ current: { files: { 'a.mdx': {} } } }, { routeBasePath: '/tools' })

test('lists pages by instance and version, each before the pages below it', () => {
  const own = [{ href: '/versions/', title: 'Versions' } as const]
  const sections = toSiteMap({ docs: [docs, tools], blogs: [], pages: [] }, own)
  expect(sections.map(({ title, links }) => [title, links.map(({ href }) => href)])).toEqual([
    ['Docusaurus', ['/versions/']],
    ['Docs Canary', ['/docs/a/', '/docs/b/', '/docs/b/c/']],
    ['Docs 1.0.0', ['/docs/1.0.0/a/']],
    ['Tools', ['/tools/a/']],
  ])
})

test('leaves out pages that search engines may not list, and empty sections', () => {
  const own = [{ href: '/', title: 'Home', noIndex: true } as const]
  expect(toSiteMap({ docs: [], blogs: [], pages: [] }, own)).toEqual([])
})
