import { beforeAll, describe, expect, test } from '@jest/globals'
import type { Dictionary } from './spelling'
import { findUnknownWords, loadEnglish, toDictionary } from './spelling'

let english: Dictionary

beforeAll(async () => {
  english = await loadEnglish()
})

const find = (text: string) => findUnknownWords(text, english).map(({ word }) => word)

describe('words that are not American English', () => {
  test.each([
    ['teh recieve sidebr', ['teh', 'recieve', 'sidebr']],
    ['colour, behaviour, favourite, licence', ['colour', 'behaviour', 'favourite', 'licence']],
    ['organise and customise', ['organise', 'customise']],
    ["the colour's name", ['colour']],
    ['a well-knwon name', ['knwon']],
  ])('%s', (text, words) => {
    expect(find(text)).toEqual(words)
  })
})

describe('American English words, and text that is not a word', () => {
  test.each([
    "The color doesn't matter, and the page's URL isn't in the sidebar.",
    'Color, behavior, favorite, license, customize',
    'London, English, URLs, MDX, API’s',
    'i18n, v3.1.1, docusaurus.config.js, @docusaurus/core, docs/intro/page, my_file',
    'ⓍⓍⓍ-like',
  ])('%s', (text) => {
    expect(find(text)).toEqual([])
  })
})

test('an unknown word has its position', () => {
  expect(findUnknownWords('A (teh) word', english)).toEqual([{ word: 'teh', offset: 3 }])
})

test('a suggestion is the closest word, if there is one', () => {
  expect(english.suggest('colour')).toBe('color')
  expect(english.suggest('Recieve')).toBe('receive')
  expect(english.suggest('qqqqqqqq')).toBeUndefined()
})

describe('a list of words', () => {
  const words = toDictionary('# Comment\n\nCrowdin\nnavbar\n')

  test.each([
    ['navbar', true],
    ['Navbar', true],
    ['Crowdin', true],
    ['crowdin', false],
    ['# Comment', false],
    ['', false],
  ])('has "%s": %s', (word, has) => {
    expect(words.has(word)).toBe(has)
  })

  test('suggests its words', () => {
    expect(words.suggest('navbr')).toBe('navbar')
  })
})
