import { describe, expect, test } from '@jest/globals'
import { GUARD, addGuards, createGuard } from './guard'

/** Runs guarded code. */
function run(script: string): unknown {
  const program = Reflect.construct(Function, [GUARD, addGuards(script)]) as (
    guard: () => void,
  ) => unknown
  return program(createGuard())
}

test.each([
  ['while (a) { b }', 'while (a) {G(); b }'],
  ['for (;;);', 'for (;;){G();;}'],
  [
    'for (const a of b) for (const c in d) e()',
    'for (const a of b) {G();for (const c in d) {G();e()}}',
  ],
  ['do a(); while (b)', 'do {G();a();} while (b)'],
  ['const a = () => b', 'const a = () => (G(),b)'],
  ['const a = () => ({ b })', 'const a = () => ((G(),{ b }))'],
  ['while (a) b = () => c', 'while (a) {G();b = () => (G(),c)}'],
  ['function a() { b }', 'function a() {G(); b }'],
  ['a = { b() {} }', 'a = { b() {G();} }'],
  ['a = (', 'a = ('],
])('%s', (script, expected) => {
  expect(addGuards(script)).toBe(expected.replaceAll('G()', `${GUARD}()`))
})

describe('code that never ends is stopped', () => {
  test.each([
    ['a loop', 'for (;;) {}'],
    ['a loop that catches errors', 'for (;;) { try { for (;;) {} } catch {} }'],
    ['a loop without a block', 'while (true);'],
    ['recursion', 'const f = (n) => n < 2 ? 1 : f(n - 1) + f(n - 2); f(99)'],
  ])('%s', (_, script) => {
    expect(() => run(script)).toThrow('This code was stopped')
  })
})

test('code that was stopped is stopped at every further call', () => {
  const later = run('return [() => { for (;;) {} }, () => 1]') as (() => unknown)[]
  expect(later[1]?.()).toBe(1)
  expect(later[0]).toThrow('This code was stopped')
  expect(later[1]).toThrow('This code was stopped')
})

test('code that ends runs as before', () => {
  expect(run('let sum = 0; for (let i = 0; i < 100_000; i += 1) sum += i; return sum')).toBe(
    4999950000,
  )
})

test('code may run for longer if it gives the browser turns', async () => {
  const guard = createGuard()
  const isOver = performance.now() + 1300
  while (performance.now() < isOver) {
    for (let i = 0; i < 600; i += 1) guard()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect(guard).not.toThrow()
})
