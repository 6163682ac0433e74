import { describe, expect, test } from '@jest/globals'
import { isPassive, isFullSentence, splitSentences } from './sentences'

function split(text: string): string[] {
  return splitSentences({ kind: 'text', text, offset: 10 }).map((sentence) => sentence.text)
}

test.each([
  ['One. Two? Three!', ['One.', 'Two?', 'Three!']],
  ['Version 3.1.1 is out. It works.', ['Version 3.1.1 is out.', 'It works.']],
  ['Names, e.g. this one. Next', ['Names, e.g. this one.', 'Next']],
  ['Set it. ⓍⓍⓍ is next.', ['Set it.', 'ⓍⓍⓍ is next.']],
  ['   ', []],
])('the sentences of "%s"', (text, sentences) => {
  expect(split(text)).toEqual(sentences)
})

test.each([
  ['Use one of ⓍⓍ, ⓍⓍⓍ, Ⓧ.', 4],
  ['ⓍⓍ or ⓍⓍ', 3],
  ['It is well-known (1/2) – “so”.', 5],
])('"%s" has %i words', (text, words) => {
  expect(splitSentences({ kind: 'text', text, offset: 0 }).map((each) => each.words)).toEqual([
    words,
  ])
})

test('a sentence has its position and word count, with code as one word', () => {
  expect(splitSentences({ kind: 'text', text: 'A.  Set  ⓍⓍⓍ – now.', offset: 10 })).toEqual([
    { kind: 'text', text: 'A.', offset: 10, words: 1 },
    { kind: 'text', text: 'Set  ⓍⓍⓍ – now.', offset: 14, words: 3 },
  ])
})

describe('passive', () => {
  test.each([
    'The page is built.',
    'Files are not copied.',
    "It isn't shown.",
    'It was quickly written.',
    'It is  used.',
  ])('%s', (text) => {
    expect(isPassive({ text })).toBe(true)
  })

  test.each([
    'The build copies files.',
    'You used it.',
    'The option is required.',
    'It is red.',
    'The build is fast and copied.',
  ])('not: %s', (text) => {
    expect(isPassive({ text })).toBe(false)
  })
})

test.each([
  ['text', 'A sentence.', true],
  ['text', 'A list:', true],
  ['text', 'He said "no."', true],
  ['text', 'A label', false],
  ['heading', 'What is it?', false],
] as const)('%s "%s" is a whole sentence: %s', (kind, text, whole) => {
  expect(isFullSentence({ kind, text })).toBe(whole)
})
