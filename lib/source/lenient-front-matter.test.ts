import { expect, test } from '@jest/globals'
import { readLeniently } from './lenient-front-matter'
import { toSourceText } from './source-text'

const read = (yaml: string) =>
  readLeniently(toSourceText('content/docs/page.mdx', `---\n${yaml}\n---\n`), 'Doc')

test.each([
  ['what is valid', 'title: A\nslug: /a', { title: 'A', slug: '/a' }],
  ['a misspelled key as the one that was meant', 'titel: A\nidd: b', { title: 'A', id: 'b' }],
  ['a misspelled key not beside the right one', 'title: A\ntitel: B', { title: 'A' }],
  ['no key that means nothing', 'title: A\ncolor: red', { title: 'A' }],
  ['no key that every object has', 'title: A\nconstructor: B', { title: 'A' }],
  ['a number as the text that was written', 'title: 404\nid: 1.10', { title: '404', id: '1.10' }],
  ['no value of another type', 'title: A\nunlisted: yes please', { title: 'A' }],
  ['no data that its schema rejects', 'title: A\ntags: guide', { title: 'A' }],
  ['the name of the file as a missing title', 'id: b', { title: 'page', id: 'b' }],
  ['the name of the file as an empty title', 'title: ""', { title: 'page' }],
  ['what surrounds a tab', 'title: A\ntags:\n\t- c\nid: b', { title: 'A', tags: ['c'], id: 'b' }],
  ['nothing of a list', '- title', { title: 'page' }],
  ['nothing of an alias without its anchor', 'title: *a', { title: 'page' }],
  ['null where it is a value', 'title: A\npagination_next:', { title: 'A', pagination_next: null }],
])('reads %s', (_, yaml, frontMatter) => {
  expect(read(yaml)).toEqual(frontMatter)
})
