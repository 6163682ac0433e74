import { describe, expect, test } from '@jest/globals'
import { formatTable, getMedian, toKilobytes, toSeconds } from './table'

describe('formatTable', () => {
  test('aligns figures and shows missing ones', () => {
    const table = formatTable(
      ['Build', 's'],
      [
        ['clean', '12.5'],
        ['warm', undefined],
      ],
    )
    expect(table).toBe(
      ['| Build |    s |', '| ----- | ---: |', '| clean | 12.5 |', '| warm  |    – |'].join('\n'),
    )
  })
})

describe('getMedian', () => {
  test.each<[number[], number | undefined]>([
    [[], undefined],
    [[3], 3],
    [[10, 2, 4], 4],
    [[1, 2, 4, 10], 3],
  ])('%j', (values, median) => {
    expect(getMedian(values)).toBe(median)
  })
})

test('units have one decimal', () => {
  expect(toKilobytes(12345)).toBe('12.3')
  expect(toSeconds(1250)).toBe('1.3')
})
