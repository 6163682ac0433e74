import { describe, expect, test } from '@jest/globals'
import type { ProcessStat } from './process-tree'
import { findTree, parseStat } from './process-tree'

describe('parseStat', () => {
  test('reads the fields after a name with spaces and parentheses', () => {
    const line =
      '42 (node (x) y) S 7 42 42 0 -1 4194304 9 0 0 0 150 25 30 5 20 0 11 0 777 1000 2 18446744073709551615'
    expect(parseStat(line)).toEqual({
      pid: 42,
      parent: 7,
      cpu: 1750,
      childrenCpu: 350,
      startTicks: 777,
      rss: 8192,
    })
  })

  test('rejects anything else', () => {
    expect(parseStat('')).toBeUndefined()
  })
})

describe('findTree', () => {
  const stat = (pid: number, parent: number): ProcessStat => ({
    pid,
    parent,
    cpu: 0,
    childrenCpu: 0,
    startTicks: pid,
    rss: 0,
  })
  const processes = [stat(1, 0), stat(2, 1), stat(3, 2), stat(4, 3), stat(5, 1), stat(6, 1)]
  const toPids = (tree: ProcessStat[]) => tree.map(({ pid }) => pid)

  test('includes children and their children', () => {
    expect(toPids(findTree(processes, 2))).toEqual([2, 3, 4])
  })

  test('keeps a known process that lost its parent', () => {
    expect(toPids(findTree(processes, 2, new Set(['5@5', '6@999'])))).toEqual([2, 3, 4, 5])
  })
})
