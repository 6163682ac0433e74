import { expect, test } from '@jest/globals'
import { tileKinds, toTile } from './tile'

test.each([
  ['Jest', 'Je'],
  ['pnpm', 'Pn'],
  ['React Native', 'RN'],
  ['AgileTs', 'AT'],
  ['SeaORM', 'SO'],
  ['FAST', 'FA'],
  ['QA-Board', 'QB'],
  ["Akara's blog", 'Ab'],
  ['blog.example.com', 'Be'],
  ['7Wate’s Wiki', '7W'],
  ['LabVIEW 编程经验', 'LV'],
  ['前端大刘', '前端'],
  ['K', 'K'],
  ['🐚', ''],
])('the initials of %j are %j', (title, initials) => {
  expect(toTile(title).initials).toBe(initials)
})

test('a title always has the same tile', () => {
  expect(toTile('Jest')).toEqual(toTile('Jest'))
})

test('similar titles get different colors', () => {
  const kinds = Array.from({ length: 40 }, (_, index) => toTile(`Site ${index}`).kind)
  expect(new Set(kinds)).toEqual(new Set(tileKinds))
})
