import { describe, expect, test } from '@jest/globals'
import type { ReactElement } from 'react'
import React from 'react'
import { compile } from './compile'

/** Returns what the code passes to `render`. */
function run(code: string, noInline = false): unknown[] {
  const results: unknown[] = []
  const { code: script, scope } = compile(code, noInline)
  const values = { React, ...scope, render: (result: unknown) => results.push(result) }
  const program = Reflect.construct(Function, [...Object.keys(values), script]) as (
    ...values: unknown[]
  ) => void
  program(...Object.values(values))
  return results
}

describe('an expression', () => {
  test.each([
    ['an element', '<b>a</b>'],
    ['with a semicolon at its end', '<b>a</b>;'],
    ['with a comment at its end', '<b>a</b> // c'],
    ['with a comment before it', '// c\n<b>a</b>'],
    ['in TypeScript', 'type A = string;\n<b>{"a" as A}</b>'],
  ])('%s is rendered', (_, code) => {
    const [element] = run(code) as [ReactElement]
    expect(element).toEqual(React.createElement('b', null, 'a'))
  })

  test('can be a component', () => {
    const [component] = run('function A() { return 1 }') as [() => number]
    expect(component()).toBe(1)
  })

  test('has React, its hooks and nothing else in scope', () => {
    expect(run('[React, useState, Fragment]')).toEqual([[React, React.useState, React.Fragment]])
    expect(() => run('process.env.A + scope')).toThrow('scope is not defined')
  })
})

test('code marked noInline can render several times', () => {
  expect(run('const a = 1\nrender(a)\nrender(a + 1)', true)).toEqual([1, 2])
})

test.each([
  ['a\n  (b c)', 'Unexpected token, expected "," (2:6)'],
  ['const a =', 'Unexpected token (1:10)'],
  ['const a = 1', "Unexpected token 'const'"],
  [`import a from 'a'\na`, 'import'],
])("%j doesn't compile", (code, message) => {
  expect(() => compile(code, false)).toThrow(message)
})

test("compiling doesn't run code", () => {
  expect(() => compile('missing', false)).not.toThrow()
  expect(() => run('missing')).toThrow('missing is not defined')
})
