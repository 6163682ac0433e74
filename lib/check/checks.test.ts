import { readFileSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { provideFiles } from '@/lib/testing/temporary-files'
import type { Check } from './checks'
import { runCheck, runChecks } from './checks'
import { countJest } from './test-reports'

provideFiles(() => Promise.resolve({}))

let printed: string[]

beforeEach(() => {
  printed = []
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
})

afterEach(() => void jest.restoreAllMocks())

const run = (check: Omit<Check, 'name'>) =>
  runCheck({ name: 'a check', ...check }, { isQuiet: true })

const readPrinted = () => printed.join('\n').replaceAll(/\d+\.\d s/g, 'N s')

test('a check counts as one passed or failed, depending on the exit code', async () => {
  expect(await run({ command: 'true' })).toEqual({ passed: 1, failed: 0 })
  expect(await run({ command: 'echo "what is wrong"; exit 2' })).toEqual({ passed: 0, failed: 1 })
  expect(readPrinted()).toBe(
    '── a check: 1 passed, 0 failed, N s\nwhat is wrong\n── a check: 0 passed, 1 failed, N s',
  )
})

test('a missing tool is a failure', async () => {
  expect(await run({ command: './no-such-tool' })).toEqual({ passed: 0, failed: 1 })
  expect(await run({ command: './no-such-tool', mayBeEmpty: true })).toEqual({
    passed: 0,
    failed: 1,
  })
})

test('files are passed as arguments, regardless of the characters in their names', async () => {
  const files = ['app/[[...slug]]/a b.tsx', "it's $HOME.ts"]
  await run({ command: `printf '%s\\n' >names`, files })
  expect(readFileSync('names', 'utf8')).toBe(`${files.join('\n')}\n`)
})

test('a check without files does not run and counts nothing', async () => {
  expect(await run({ command: 'exit 1', files: [] })).toEqual({ passed: 0, failed: 0 })
  expect(readPrinted()).toBe('── a check: no relevant files have changed')
})

const noTests = `echo '{"numPassedTests":0,"numFailedTests":0}' >report.json`
const count = () => countJest('report.json')

test.each([
  ['that ran no test', noTests, {}, { passed: 0, failed: 1 }],
  ['that may run no test', noTests, { mayBeEmpty: true }, { passed: 0, failed: 0 }],
  ['that stopped', `${noTests}; exit 1`, { mayBeEmpty: true }, { passed: 0, failed: 1 }],
  ['without a report', ': >report.json', { mayBeEmpty: true }, { passed: 0, failed: 1 }],
])('a test runner %s', async (_, command, options, result) => {
  writeFileSync('report.json', '')
  expect(await run({ command, count, ...options })).toEqual(result)
})

test('checks run in parallel up to the limit, and their counts are added', async () => {
  const [first, second] = ['first', 'second'].map((name, at, names) => ({
    name,
    // Each waits for the other to start.
    command: `touch ${name}; for i in $(seq 100); do test -e ${names[1 - at] ?? ''} && exit 0; sleep 0.05; done; exit 1`,
  }))
  if (!first || !second) throw new Error('unreachable')
  const failing = { name: 'third', command: 'exit 1' }
  expect(await runChecks([first, second, failing], 2, { isQuiet: true })).toEqual({
    passed: 2,
    failed: 1,
  })
})
