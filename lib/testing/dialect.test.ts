import { expect, test } from '@jest/globals'
import type { Got } from './dialect'
import { compareDialect } from './dialect'

const got: Got = {
  problems: ['5:1 unknown import "X"  Fix: remove it'],
  ids: ['one'],
  outline: [],
  html: '<p>Text\nand more</p>',
  code: '',
}

test.each([
  ['5:1 unknown', true],
  ['5:1 … "X" … remove', true],
  ['5:1 … remove … "X"', false],
  ['5:10 unknown', false],
  ['unknown', false],
])('a problem is named by its place and its words in order: %s', (problem, isRight) => {
  expect(compareDialect({ problems: [problem] }, got)[0]?.isRight).toBe(isRight)
})

test('problems that nobody expects are wrong', () => {
  expect(compareDialect({}, got)[0]).toMatchObject({ expected: 'none', isRight: false })
})

test('texts are parts of the value, whatever the white space', () => {
  const problems = ['5:1']
  expect(
    compareDialect({ problems, html: ['Text and', 'more'], ids: ['two'], absent: ['Text'] }, got)
      .filter(({ isRight }) => !isRight)
      .map(({ name, expected }) => `${name}: ${expected}`),
  ).toEqual(['ids: two', 'html: no Text'])
})
