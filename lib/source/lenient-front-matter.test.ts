import { expect, test } from '@jest/globals'
import { readLeniently } from './lenient-front-matter'
import { toSourceText } from './source-text'

const read = (yaml: string) =>
  readLeniently(toSourceText('content/docs/page.mdx', `---\n${yaml}\n---\n`), 'Doc')

test.each([
  ['valid values', 'title: A\nslug: /a', { title: 'A', slug: '/a' }],
  ['a misspelled key as the intended one', 'titel: A\nidd: b', { title: 'A', id: 'b' }],
  ['no misspelled key next to the correct one', 'title: A\ntitel: B', { title: 'A' }],
  ['no unknown key', 'title: A\ncolor: red', { title: 'A' }],
  ['no key that every object inherits', 'title: A\nconstructor: B', { title: 'A' }],
  ['a number as text, exactly as written', 'title: 404\nid: 1.10', { title: '404', id: '1.10' }],
  ['no value of the wrong type', 'title: A\nunlisted: yes please', { title: 'A' }],
  ['no data that its schema rejects', 'title: A\ntags: guide', { title: 'A' }],
  ['the file name in place of a missing title', 'id: b', { title: 'page', id: 'b' }],
  ['the file name in place of an empty title', 'title: ""', { title: 'page' }],
  [
    'the values around a tab',
    'title: A\ntags:\n\t- c\nid: b',
    { title: 'A', tags: ['c'], id: 'b' },
  ],
  ['nothing from a list', '- title', { title: 'page' }],
  ['nothing from an alias without an anchor', 'title: *a', { title: 'page' }],
  [
    'null if the field is nullable',
    'title: A\npagination_next:',
    { title: 'A', pagination_next: null },
  ],
])('reads %s', (_, yaml, frontMatter) => {
  expect(read(yaml)).toEqual(frontMatter)
})
