import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { provideFiles } from '@/lib/testing/temporary-files'
import type { Check } from './checks'
import { runChecks } from './checks'

provideFiles()

let printed: string[]

beforeEach(() => {
  printed = []
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
})

afterEach(() => void jest.restoreAllMocks())

/** Runs a check, and keeps its output until it ends. */
const run = (check: Omit<Check, 'name'>) =>
  runChecks([{ checks: [{ name: 'a check', ...check }], atOnce: 2 }])

const readPrinted = () => printed.join('\n').replaceAll(/\d+\.\d s/g, 'N s')

test('a check counts as one passed or failed, depending on the exit code', async () => {
  expect(await run({ command: 'true' })).toEqual({ passed: 1, failed: 0 })
  expect(await run({ command: 'echo "what is wrong"; exit 2' })).toEqual({ passed: 0, failed: 1 })
  expect(readPrinted()).toBe(
    '── a check: 1 passed, 0 failed, N s\n\ntotal: 1 passed, 0 failed\n' +
      'what is wrong\n── a check: 0 passed, 1 failed, N s\n' +
      '\n── failed: a check\nwhat is wrong\n\ntotal: 0 passed, 1 failed',
  )
})

test('files are passed as arguments, regardless of the characters in their names', async () => {
  const files = ['app/[[...slug]]/a b.tsx', "it's $HOME.ts"]
  await run({ command: `printf '%s\\n' >names`, files })
  expect(readFileSync('names', 'utf8')).toBe(`${files.join('\n')}\n`)
})

const ofJest = `echo '{"numPassedTests":3,"numFailedTests":1}' >report.json`
const ofPlaywright = `echo '{"stats":{"expected":3,"unexpected":1,"flaky":1}}' >report.json`
const ofNone = `echo '{"numPassedTests":0,"numFailedTests":0}' >report.json`

test.each([
  ['Jest', `${ofJest}; exit 1`, { passed: 3, failed: 1 }],
  ['Playwright, whose flaky tests fail', `${ofPlaywright}; exit 1`, { passed: 3, failed: 2 }],
  ['a runner without a test', ofNone, { passed: 0, failed: 1 }],
  ['a runner without a report', 'rm -f report.json', { passed: 0, failed: 1 }],
])('the tests of %s are counted', async (_, command, result) => {
  expect(await run({ command, report: 'report.json' })).toEqual(result)
})

test('the checks of a group run in parallel up to its limit, and all counts are added', async () => {
  const [first, second] = ['first', 'second'].map((name, at, names) => ({
    name,
    // Each waits for the other to start.
    command: `touch ${name}; for i in $(seq 100); do test -e ${names[1 - at] ?? ''} && exit 0; sleep 0.05; done; exit 1`,
  }))
  if (!first || !second) throw new Error('unreachable')
  const failing = { name: 'third', command: 'exit 1' }
  const groups = [
    { checks: [first, second], atOnce: 2 },
    { checks: [failing], atOnce: 1 },
  ]
  expect(await runChecks(groups)).toEqual({ passed: 2, failed: 1 })
})
