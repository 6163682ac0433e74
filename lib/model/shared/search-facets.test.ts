import { expect, test } from '@jest/globals'

process.env['ALGOLIA_APP_ID'] = 'APP'
process.env['ALGOLIA_API_KEY'] = 'key'
process.env['ALGOLIA_INDEX_NAME'] = 'docs'
const { toSearchFacets } = await import('./search-facets')

const version = { name: '3.1.1', tag: 'docs-default-3.1.1' }

test.each([
  ['doc', version, 'docs-default-3.1.1'],
  ['category', version, 'docs-default-3.1.1'],
  ['docs-tags', version, 'doc_tags_list'],
  ['post', undefined, 'default'],
  ['blog-tag', undefined, 'blog_tags_posts'],
] as const)('the crawler of a hosted search gets the facets of a %s', (kind, of, tag) => {
  expect(toSearchFacets(kind, of)).toEqual({
    ...{ docusaurus_locale: 'en', 'docsearch:language': 'en' },
    ...{ docusaurus_tag: tag, 'docsearch:docusaurus_tag': tag },
    ...(of && { docusaurus_version: '3.1.1', 'docsearch:version': '3.1.1' }),
  })
})
