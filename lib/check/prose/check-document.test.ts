import { expect, test } from '@jest/globals'
import { checkDataFile, checkDocument, checkVocabulary } from './check-document'
import { toDictionary } from './spelling'

/** Contains every word except "wrnog", so the other rules are tested separately. */
const dictionary = { ...toDictionary(''), has: (word: string) => word !== 'wrnog' }

const check = (text: string) =>
  checkDocument(text, dictionary).issues.map(({ offset, message }) => `${offset} ${message}`)

const words = (count: number) =>
  `Do ${'a b '
    .repeat(count)
    .split(' ')
    .slice(0, count - 2)
    .join(' ')} end.`

test.each([
  ['a word of another thing', 'Open the side bar.', ['9 "side bar" is not the preferred term']],
  ['a repeated word', 'Open the the page.', ['5 "the" is repeated']],
  ['one sentence with both', 'It had had that that.', []],
  ['a long sentence', words(26), ['0 the sentence has 26 words, more than the limit of 25']],
  ['one at the limit', words(25), []],
  ['two short ones', `${words(20)} ${words(20)}`, []],
  ['code', 'Set `side bar`.\n\n```text\nside bar\n```', []],
])('%s', (_, text, issues) => {
  expect(check(text)).toEqual(issues)
})

test.each([
  ['a title', '---\ntitle: Side bar\n---\n', ['"Side bar" is not the preferred term']],
  ['a URL', 'See https://a.example.', ['the URL "https://a.example" has no text']],
  ['a link', 'See [the page](https://a.example).', []],
  ['a URL as code', 'Open `http://localhost:3000`.', []],
])('%s', (_, text, messages) => {
  const { dataIssues } = checkDocument(text, dictionary)
  expect(dataIssues.map(({ message }) => message)).toEqual(messages)
})

test.each([
  [6, []],
  [7, ['16 7 of 20 sentences are passive, more than the limit of 30%']],
])('%i of 20 sentences are passive', (passive, issues) => {
  const rest = ' You read it.'.repeat(19 - passive)
  expect(check(`You write this.${' It is built.'.repeat(passive)}${rest}`)).toEqual(issues)
})

test('a few sentences may all be passive', () => {
  expect(check('It is built. It is served.')).toEqual([])
})

test('lists words that are not English, except identifiers in front matter', () => {
  const { unknown } = checkDocument(
    '---\ntitle: A wrnog title\n---\n\nThis is `wrnog`, wrnog.',
    dictionary,
  )
  expect(unknown).toEqual([
    { word: 'wrnog', offset: 13 },
    { word: 'wrnog', offset: 47 },
  ])
  const empty = { ...dictionary, has: () => false }
  expect(checkDocument('---\ntitle: useThing, plugin-pwa\n---\n', empty).unknown).toEqual([])
})

test('a heading is not edited, because its id is derived from its words', () => {
  const hasEdit = (text: string) =>
    checkDocument(text, dictionary).issues.map(({ edit }) => Boolean(edit))
  expect(hasEdit('## The side bar')).toEqual([false])
  expect(hasEdit('The side bar')).toEqual([true])
})

test('the texts of a YAML file are checked like those of a document', () => {
  const { issues, unknown } = checkDataFile(
    '- text: Open the side bar\n- text: wrnog\n',
    dictionary,
  )
  expect(issues).toMatchObject([{ offset: 17, message: '"side bar" is not the preferred term' }])
  expect(unknown).toEqual([{ word: 'wrnog', offset: 34 }])
})

test('checks the vocabulary of guides', () => {
  const text = 'A <b> and {a: 1} of its own in the dev server'
  expect(checkVocabulary(text).map(({ message }) => message)).toEqual([
    '"dev server" is not the preferred term',
  ])
})
