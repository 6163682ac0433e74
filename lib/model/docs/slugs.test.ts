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
    ['3 _MyDoc', 'MyDoc', 3],
    ['0046036 - My Doc', 'My Doc', 46036],
  ])('%s has one', (segment, name, position) => {
    expect(splitNumberPrefix(segment)).toEqual({ name, position })
  })

  test.each(['install', 'a1-doc', 'doc-000', 'Hey - 03 - doc', '00abc01-doc', '01', '2021', '01-'])(
    '%s has none',
    (segment) => {
      expect(splitNumberPrefix(segment)).toEqual({ name: segment, position: undefined })
    },
  )

  test.each([
    '2021-01-31',
    '2021-01-31 - Doc',
    '2021_01_31 - Doc',
    '2021.01.31 - Doc',
    '31-01-2021 - Doc',
    '31_01_2021',
    '2021-01',
    '2021-01 - Doc',
    '2021_01 - Doc',
    '01-2021 - Doc',
    '01.2021 - Doc',
    '21_01_31',
    '01_31',
  ])('%s is a date', (segment) => {
    expect(splitNumberPrefix(segment)).toEqual({ name: segment, position: undefined })
  })

  test.each(['8.0', '8.0.0', '14.2.16', '8_0', '8_0_0', '14_2_16', '8.0 - Doc', '8.0.0 - Doc'])(
    '%s is a version',
    (segment) => {
      expect(splitNumberPrefix(segment)).toEqual({ name: segment, position: undefined })
    },
  )
})

describe('toDocId', () => {
  test.each([
    ['cli.mdx', undefined, 'cli'],
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
    ['guides/docs/create.mdx', {}, '/guides/docs/create/'],
    ['01-guides/02-create.mdx', {}, '/guides/create/'],
    ['guides/docs-create.mdx', { id: 'create' }, '/guides/create/'],
    ['index.mdx', {}, '/'],
    ['guides/index.mdx', {}, '/guides/'],
    ['guides/index.mdx', { id: 'index' }, '/guides/'],
    ['guides/README.md', {}, '/guides/'],
    ['guides/readme.md', {}, '/guides/'],
    ['guides/Guides.mdx', {}, '/guides/'],
    ['01-guides/01-guides.mdx', {}, '/guides/'],
    ['01-guides/guides.mdx', {}, '/guides/guides/'],
    ['guides/01-index.mdx', {}, '/guides/index/'],
    ['guides/docs/guides.mdx', {}, '/guides/docs/guides/'],
    ['guides.mdx', {}, '/guides/'],
    ['api/docusaurus.config.js.mdx', {}, '/api/docusaurus.config.js/'],
    ['guides/create.mdx', { slug: '/' }, '/'],
    ['guides/create.mdx', { slug: '/new' }, '/new/'],
    ['guides/create.mdx', { slug: '/new/' }, '/new/'],
    ['guides/create.mdx', { slug: 'new' }, '/guides/new/'],
    ['guides/create.mdx', { slug: './new' }, '/guides/new/'],
    ['guides/create.mdx', { slug: '../new' }, '/new/'],
    ['guides/index.mdx', { slug: 'new' }, '/guides/new/'],
    ['guides/create.mdx', { id: 'a', slug: 'b' }, '/guides/b/'],
  ])('%s with %j', (path, frontMatter, expected) => {
    expect(toDocSlug(toDocPlace(path), frontMatter)).toBe(expected)
  })
})
