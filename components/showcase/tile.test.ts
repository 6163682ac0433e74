import { expect, test } from '@jest/globals'
import { HUE_COUNT, PATTERN_COUNT, toTile } from './tile'

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

test('similar titles get different colors, patterns and rotations', () => {
  const tiles = Array.from({ length: 400 }, (_, index) => toTile(`Site ${index}`))
  const count = (key: 'hue' | 'pattern' | 'turn') => new Set(tiles.map((tile) => tile[key])).size
  expect(count('hue')).toBe(HUE_COUNT)
  expect(count('pattern')).toBe(PATTERN_COUNT)
  expect(count('turn')).toBe(4)
  const looks = new Set(tiles.map(({ hue, pattern, turn }) => `${hue} ${pattern} ${turn}`))
  expect(looks.size).toBeGreaterThan(150)
})
