import { expect, test } from '@jest/globals'
import { provideFolder } from '@/lib/testing/temporary-files'
import { checkCategoryMetadata, readCategoryMetadata } from './category-metadata'

const folder = provideFolder()

test.each([
  ['_category_.json', '{ "label": "Guides", "position": 2 }'],
  ['_category_.yml', 'label: Guides\nposition: 2\n'],
  ['_category_.yaml', 'label: Guides\nposition: 2\n'],
])('reads %s', (name, text) => {
  folder.write(`guides/${name}`, text)
  expect(readCategoryMetadata(folder.path)).toEqual(
    new Map([['guides', { label: 'Guides', position: 2, file: `${folder.path}/guides/${name}` }]]),
  )
})

test('uses folders without number prefixes as keys, at any depth', () => {
  folder.write('01-guides/_category_.yml', 'label: A')
  folder.write('01-guides/02-docs/_category_.yml', 'link: null')
  expect(readCategoryMetadata(folder.path)).toEqual(
    new Map([
      ['guides', { label: 'A', file: `${folder.path}/01-guides/_category_.yml` }],
      ['guides/docs', { link: null, file: `${folder.path}/01-guides/02-docs/_category_.yml` }],
    ]),
  )
})

test('ignores other files', () => {
  folder.write('guides/intro.mdx', 'text')
  folder.write('guides/_category_.txt', 'label: A')
  folder.write('guides/my_category_.yml', 'label: A')
  expect(readCategoryMetadata(folder.path)).toEqual(new Map())
})

test('a file with problems sets nothing', () => {
  folder.write('broken/_category_.json', '{')
  const file = `${folder.path}/broken/_category_.json`
  expect(checkCategoryMetadata(folder.path)).toMatchObject([{ path: file, line: 1 }])
  expect(readCategoryMetadata(folder.path)).toEqual(new Map([['broken', { file }]]))
})

test('a page without a title is a problem', () => {
  folder.write('guides/_category_.yml', "link: { type: generated-index, title: '' }")
  expect(checkCategoryMetadata(folder.path)).toMatchObject([{ line: 1, column: 39 }])
})

test.each(['_category.json', '_Category_.json', '_categories_.yml', '_category_.js'])(
  '%s is a slip',
  (name) => {
    folder.write(`guides/${name}`, '{}')
    expect(checkCategoryMetadata(folder.path)).toMatchObject([
      { path: `${folder.path}/guides/${name}`, message: 'a file with this name is not read' },
    ])
  },
)

test('a folder has at most one file', () => {
  folder.write('guides/_category_.json', '{ "label": "A" }')
  folder.write('guides/_category_.yml', 'label: B')
  folder.write('guides/more/_category_.yml', 'label: C')
  expect(checkCategoryMetadata(folder.path)).toMatchObject([
    {
      path: `${folder.path}/guides/_category_.yml`,
      message: 'the folder already has _category_.json',
    },
  ])
})
