import { describe, expect, test } from '@jest/globals'
import { siteConfig } from '@/lib/config/site'
import { createTestDocs } from '@/lib/model/docs/create-test-docs'
import { toDocsMetadata, toMetadata, toTitle } from './metadata'

const { title: siteTitle, titleDelimiter, url, baseUrl } = siteConfig
const toUrl = (path: string) => url + baseUrl + path

describe('toTitle', () => {
  test('names the page, then the site', () => {
    expect(toTitle('Installation')).toBe(`Installation ${titleDelimiter} ${siteTitle}`)
  })
  test('is the site’s title alone without a page', () => {
    expect(toTitle(undefined)).toBe(siteTitle)
  })
})

describe('toMetadata', () => {
  const page = { title: 'CLI', description: 'Every command.', canonicalHref: '/docs/cli/' }

  test('has a title, a description and one absolute URL', () => {
    expect(toMetadata(page)).toEqual({
      title: toTitle('CLI'),
      description: 'Every command.',
      alternates: { canonical: toUrl('docs/cli/') },
      twitter: null,
    })
  })

  test('leaves out what is not there', () => {
    const metadata = toMetadata({ description: undefined, canonicalHref: '/', keywords: [] })
    expect(metadata.title).toBe(siteTitle)
    for (const key of ['description', 'keywords', 'robots'])
      expect(metadata).not.toHaveProperty(key)
  })

  test('has keywords', () => {
    expect(toMetadata({ ...page, keywords: ['a', 'b'] }).keywords).toEqual(['a', 'b'])
  })

  test('keeps search engines off where asked to', () => {
    expect(toMetadata({ ...page, noIndex: true }).robots).toEqual({ index: false, follow: false })
    expect(toMetadata({ ...page, noIndex: false })).not.toHaveProperty('robots')
  })
})

describe('toDocsMetadata', () => {
  const docs = createTestDocs({
    current: { files: { 'cli.mdx': {}, 'added.mdx': { keywords: ['k'], unlisted: true } } },
    '3.1.1': { files: { 'cli.mdx': {}, 'removed.mdx': {} } },
  })

  test.each([
    ['cli', 'docs/cli/'],
    ['3.1.1/cli', 'docs/cli/'],
    ['3.1.1/removed', 'docs/3.1.1/removed/'],
  ])('%s has the canonical URL %s', (slug, path) => {
    const metadata = toDocsMetadata(docs.get(slug.split('/')))
    expect(metadata.alternates).toEqual({ canonical: toUrl(path) })
  })

  test('takes keywords and visibility from the page', () => {
    const metadata = toDocsMetadata(docs.get(['added']))
    expect(metadata).toMatchObject({ keywords: ['k'], robots: { index: false } })
  })
})
