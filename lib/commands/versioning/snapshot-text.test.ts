import { expect, test } from '@jest/globals'
import { isDraft, toSnapshotText } from './snapshot-text'

const toSnapshot = (text: string) => toSnapshotText(text, '3.1.1', '3.0.1')

test.each([
  ['npm install @docusaurus/core@3.1.1', 'npm install @docusaurus/core@3.0.1'],
  ['`@docusaurus/types@3.1.1`.', '`@docusaurus/types@3.0.1`.'],
  [
    'yarn add @docusaurus/core@3.1.1 @docusaurus/types@3.1.1',
    'yarn add @docusaurus/core@3.0.1 @docusaurus/types@3.0.1',
  ],
])('changes the pin in %j', (line, expected) => {
  expect(toSnapshot(`Text\n${line}\n`)).toBe(`Text\n${expected}\n`)
})

test.each([
  '@docusaurus/core@3.1.10',
  '@docusaurus/core@3.1.1-beta.0',
  '@docusaurus/core@3.1.1.2',
  '@docusaurus/core@3.0.0',
  'other@3.1.1',
  '@other/core@3.1.1',
  'New in 3.1.1',
])('keeps %j', (line) => {
  expect(toSnapshot(line)).toBe(line)
})

const toDocument = (line: string) => `---\ntitle: A\n${line}\nslug: a\n---\n\n${line}\n`

test('removes the edit URL only from front matter', () => {
  const line = 'custom_edit_url: https://git.example/a.mdx'
  expect(toSnapshot(toDocument(line))).toBe(`---\ntitle: A\nslug: a\n---\n\n${line}\n`)
})

test('keeps an edit URL of null', () => {
  const document = toDocument('custom_edit_url: null')
  expect(toSnapshot(document)).toBe(document)
})

test.each([
  [toDocument('draft: true'), true],
  [toDocument('draft: true # until 3.2'), true],
  [toDocument('draft: false'), false],
  ['---\ntitle: A\n---\n\n```yaml\ndraft: true\n```\n', false],
])('whether %j is a draft: %j', (text, expected) => {
  expect(isDraft(text)).toBe(expected)
})
