import { expect, test } from '@jest/globals'
import { compareReports } from './compare'
import { formatTable } from './table'

const head = ['build', 'CPU s', 'files']

function toReport(rows: (string | number | undefined)[][], title = '## Build') {
  return `${title}\n\nmachine\n\n${formatTable(head, rows)}\n\nmore text\n`
}

test('lists each figure that has changed, with its ratio', () => {
  const before = toReport([
    ['clean', '60.0', 700],
    ['warm', '6.0', 700],
  ])
  const after = toReport([
    ['clean', '45.0', 700],
    ['warm', '9.0', 650],
  ])
  expect(compareReports(before, after)).toEqual([
    'clean, CPU s: 60.0 → 45.0 (× 0.75)',
    'warm, CPU s: 6.0 → 9.0 (× 1.50)',
    'warm, files: 700 → 650 (× 0.93)',
  ])
})

test('leaves out what is within the noise, missing, or new', () => {
  const before = toReport([['clean', '60.0', undefined]])
  const after = toReport([
    ['clean', '61.0', 700],
    ['touched', '9.0', 700],
  ])
  expect(compareReports(before, after)).toEqual([])
})

test('finds a figure whose column has moved', () => {
  const after = `${formatTable(['build', 'wall s', 'CPU s'], [['clean', '9.0', '30.0']])}\n`
  expect(compareReports(toReport([['clean', '60.0', 700]]), after)).toEqual([
    'clean, CPU s: 60.0 → 30.0 (× 0.50)',
  ])
})

test('an earlier report without tables has nothing to compare', () => {
  expect(compareReports('## Build', toReport([['clean', '60.0', 700]]))).toEqual([])
})
