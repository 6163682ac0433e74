import { expect, test } from '@jest/globals'
import { findBodyProblems } from '@/lib/testing/compile-body'

const toTable = (...rows: string[]) => ['| a | b |', '| - | - |', ...rows].join('\n')

test.each([
  ['| `c|d` | e |', ['3:9 the row has 3 cells, but the table has 2 columns']],
  ['| c | d | e | f |', ['3:9 the row has 4 cells, but the table has 2 columns']],
  ['| `c\\|d` | e |', []],
  ['| c |', []],
  ['| c | d | |', []],
])('cells without a column are not shown: %s', async (row, problems) => {
  expect(await findBodyProblems(toTable(row))).toEqual(problems)
})
