import { describe, expect, test } from '@jest/globals'
import { splitNumberPrefix, toDocId, toDocPlace, toDocSlug } from './slugs'

describe('splitNumberPrefix', () => {
  test.each([
    ['02-install', 'install', 2],
    ['0-My Doc', 'My Doc', 0],
    ['001 - My Doc', 'My Doc', 1],
    ['999      ---        My Doc', 'My Doc', 999],
    ['3___My Doc', 'My Doc', 3],
    ['01.My Doc', 'My Doc', 1],
  ])('%s has one', (segment, name, position) => {
    expect(splitNumberPrefix(segment)).toEqual({ name, position })
  })

  test.each(['install', 'a1-doc', 'doc-000', 'Hey - 03 - doc', '00abc01-doc', '01', '2021', '01-'])(
    '%s has none',
    (segment) => {
      expect(splitNumberPrefix(segment)).toEqual({ name: segment, position: undefined })
    },
  )

  test.each(['2021-01-31', '31-01-2021 - Doc', '2021_01 - Doc', '14.2.16', '8.0 - Doc'])(
    '%s is a date or a version',
    (segment) => {
      expect(splitNumberPrefix(segment)).toEqual({ name: segment, position: undefined })
    },
  )
})

describe('toDocId', () => {
  test.each([
    ['guides/index.mdx', undefined, 'guides/index'],
    ['01-guides/02-create.mdx', undefined, 'guides/create'],
    ['guides/docs/docs-create.mdx', 'create', 'guides/docs/create'],
  ])('%s with the id %s', (path, id, expected) => {
    expect(toDocId(toDocPlace(path), id)).toBe(expected)
  })
})

describe('toDocSlug', () => {
  test.each([
    ['cli.mdx', {}, '/cli/'],
    ['01-guides/02-create.mdx', {}, '/guides/create/'],
    ['guides/docs-create.mdx', { id: 'create' }, '/guides/create/'],
    ['index.mdx', {}, '/'],
    ['guides/index.mdx', {}, '/guides/'],
    ['guides/index.mdx', { id: 'index' }, '/guides/'],
    ['guides/README.md', {}, '/guides/'],
    ['guides/Guides.mdx', {}, '/guides/'],
    ['01-guides/01-guides.mdx', {}, '/guides/'],
    ['01-guides/guides.mdx', {}, '/guides/guides/'],
    ['guides/01-index.mdx', {}, '/guides/index/'],
    ['guides/docs/guides.mdx', {}, '/guides/docs/guides/'],
    ['api/docusaurus.config.js.mdx', {}, '/api/docusaurus.config.js/'],
    ['guides/create.mdx', { slug: '/' }, '/'],
    ['guides/create.mdx', { slug: '/new' }, '/new/'],
    ['guides/create.mdx', { slug: '/new/' }, '/new/'],
    ['guides/create.mdx', { slug: 'new' }, '/guides/new/'],
    ['guides/create.mdx', { slug: './new' }, '/guides/new/'],
    ['guides/create.mdx', { slug: '../new' }, '/new/'],
    ['guides/create.mdx', { id: 'a', slug: 'b' }, '/guides/b/'],
  ])('%s with %j', (path, frontMatter, expected) => {
    expect(toDocSlug(toDocPlace(path), frontMatter)).toBe(expected)
  })
})
