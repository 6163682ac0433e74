import { expect, test } from '@jest/globals'
import { countMentions, isDraft, toSnapshotText } from './snapshot-text'

const pins = { from: '3.1.1', to: '3.0.1' }

test.each([
  ['npm install @docusaurus/core@3.1.1', 'npm install @docusaurus/core@3.0.1'],
  ['`@docusaurus/types@3.1.1`.', '`@docusaurus/types@3.0.1`.'],
  [
    'yarn add @docusaurus/core@3.1.1 @docusaurus/types@3.1.1',
    'yarn add @docusaurus/core@3.0.1 @docusaurus/types@3.0.1',
  ],
])('changes the pin in %j', (line, expected) => {
  expect(toSnapshotText(`Text\n${line}\n`, pins).text).toBe(`Text\n${expected}\n`)
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
  expect(toSnapshotText(line, pins)).toEqual({ text: line, pins: 0, hadEditUrl: false })
})

test('counts pins', () => {
  const { pins: count } = toSnapshotText('@docusaurus/a@3.1.1 @docusaurus/b@3.1.1', pins)
  expect(count).toBe(2)
})

const toDocument = (line: string) => `---\ntitle: A\n${line}\nslug: a\n---\n\n${line}\n`

test('removes the edit URL only from front matter', () => {
  const line = 'custom_edit_url: https://git.example/a.mdx'
  expect(toSnapshotText(toDocument(line), undefined)).toEqual({
    text: `---\ntitle: A\nslug: a\n---\n\n${line}\n`,
    pins: 0,
    hadEditUrl: true,
  })
})

test('keeps an edit URL of null', () => {
  const document = toDocument('custom_edit_url: null')
  expect(toSnapshotText(document, undefined)).toMatchObject({ text: document, hadEditUrl: false })
})

test.each([
  [toDocument('draft: true'), true],
  [toDocument('draft: false'), false],
  ['---\ntitle: A\n---\n\n```yaml\ndraft: true\n```\n', false],
])('whether %j is a draft: %j', (text, expected) => {
  expect(isDraft(text)).toBe(expected)
})

test('counts lines that mention a release, but not other numbers', () => {
  const text = 'Since 3.1.1.\nFrom 3.1.1 to v3.1.1\n3.1.10\n13.1.1\n3.1.1.4\n"3.1.1"\n'
  expect(countMentions(text, '3.1.1')).toBe(3)
})
