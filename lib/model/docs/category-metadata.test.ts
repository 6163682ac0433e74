import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkCategoryMetadata, readCategoryMetadata } from './category-metadata'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'category-metadata-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

test.each([
  ['_category_.json', '{ "label": "Guides", "position": 2 }'],
  ['_category_.yml', 'label: Guides\nposition: 2\n'],
  ['_category_.yaml', 'label: Guides\nposition: 2\n'],
])('reads %s', (name, text) => {
  write(`guides/${name}`, text)
  expect(readCategoryMetadata(folder)).toEqual(
    new Map([['guides', { label: 'Guides', position: 2, file: `${folder}/guides/${name}` }]]),
  )
})

test('uses folders without number prefixes as keys, at any depth', () => {
  write('01-guides/_category_.yml', 'label: A')
  write('01-guides/02-docs/_category_.yml', 'link: null')
  expect(readCategoryMetadata(folder)).toEqual(
    new Map([
      ['guides', { label: 'A', file: `${folder}/01-guides/_category_.yml` }],
      ['guides/docs', { link: null, file: `${folder}/01-guides/02-docs/_category_.yml` }],
    ]),
  )
})

test('ignores other files', () => {
  write('guides/intro.mdx', 'text')
  write('guides/_category_.txt', 'label: A')
  write('guides/my_category_.yml', 'label: A')
  expect(readCategoryMetadata(folder)).toEqual(new Map())
})

test('a file with problems sets nothing', () => {
  write('broken/_category_.json', '{')
  const file = `${folder}/broken/_category_.json`
  expect(checkCategoryMetadata(folder)).toMatchObject([{ path: file, line: 1 }])
  expect(readCategoryMetadata(folder)).toEqual(new Map([['broken', { file }]]))
})
