import { describe, expect, test } from '@jest/globals'
import type { CompiledOutline } from '@/lib/markdown/compile/compile'
import type { HeadTag as DocumentTag } from '@/lib/markdown/core/head-tags'
import { createTestFacts, createTestOutline } from '@/lib/testing/test-facts'

process.env['BASE_URL'] = '/base/'
delete process.env['SITE_URL']
const { mainBlog } = await import('@/lib/config/instances')
const { createTestBlog } = await import('@/lib/testing/create-test-blog')
const { toJsonLdUrl, toSiteJsonLd } = await import('./json-ld')
const { toPageBase, toRecord } = await import('./page-base')

const path = 'content/blog/2024-02-29-leap.mdx'

const toFacts = (outline: Partial<CompiledOutline>) =>
  createTestFacts({ findOutline: () => createTestOutline(outline) })

const create = (outline: Partial<CompiledOutline> = {}) =>
  toPageBase(
    {
      ...{ href: '/base/docs/cli/', title: 'CLI', description: 'D' },
      document: { path, frontMatter: {} },
      toStructuredData: (image) => ({ '@type': 'Thing', ...(image && { image }) }),
    },
    toFacts(outline),
    'doc',
  )

const meta = (property: string, content: string): DocumentTag => ({
  tag: 'meta',
  attributes: { property, content },
})

const canonical = (href: string): DocumentTag => ({
  tag: 'link',
  attributes: { rel: 'canonical', href },
})

describe('a page of a site with an unknown origin', () => {
  test('has no tags that need an absolute URL, and no social image', () => {
    const { head, socialImage } = create()
    expect(head.metadata.alternates).toEqual({})
    expect(head.metadata.openGraph).not.toHaveProperty('url')
    expect(head.metadata.openGraph).not.toHaveProperty('images')
    expect(head.structuredData).toEqual({ '@type': 'Thing' })
    expect(socialImage).toBeUndefined()
  })

  test('is shared without an image from the site', () => {
    const preview = { src: '/assets/a.png', width: 640, height: 320 }
    expect(create({ preview }).head.metadata).toEqual(create().head.metadata)
  })

  test.each(['og:url', 'og:image', 'twitter:image'])('drops a path in %s', (kind) => {
    const { ownTags, metadata } = create({ head: [meta(kind, '/assets/a.png')] }).head
    expect(ownTags).toEqual([])
    expect(metadata).toEqual(create().head.metadata)
  })

  test('drops a path as the canonical URL', () => {
    expect(create({ head: [canonical('/docs/')] }).head.metadata.alternates).toEqual({})
  })

  test('keeps the URLs of other sites', () => {
    const url = 'https://o.example/a'
    const { head } = create({ head: [canonical(url), meta('og:image', url)] })
    const images = [{ url }]
    expect(head.metadata).toMatchObject({
      alternates: { canonical: url, languages: { en: url, 'x-default': url } },
      openGraph: { images },
    })
    expect(create({ preview: { src: url } }).head.metadata.openGraph).toMatchObject({ images })
  })
})

test('its posts have no feeds, and relative URLs in structured data', () => {
  const blog = createTestBlog({ ...mainBlog, contentPath: 'blog', routeBasePath: '/blog' }, [
    { kind: 'Post', path, frontMatter: { title: 'Leap' } },
  ])
  const post = blog.pages
    .map((page) => toRecord(page, toFacts({})))
    .find(({ kind }) => kind === 'post')
  expect(post?.head).not.toHaveProperty('feeds', expect.anything())
  expect(post?.head.structuredData).toMatchObject({
    '@type': 'BlogPosting',
    url: '/base/blog/2024/02/29/leap/',
    publisher: { url: '/base/' },
  })
})

test('a URL in structured data is an encoded path', () => {
  expect(toJsonLdUrl('/base/ä b/')).toBe('/base/%C3%A4%20b/')
  expect(toSiteJsonLd()).toMatchObject({ '@type': 'WebSite', url: '/base/' })
})
