import { expect, test } from '@jest/globals'
import { Linter } from 'eslint'
import { noInternals, noOverrides } from './public-api.mjs'

const linter = new Linter()

function countProblems(code: string): number {
  const rules: Linter.RulesRecord = {
    'no-restricted-syntax': ['error', ...noInternals, ...noOverrides],
  }
  return linter.verify(code, { rules }).length
}

test.each([
  "import { x } from 'next/dist/client/x'",
  "export * from 'next/dist/client/x'",
  "await import('next/dist/client/x')",
  "require('next/dist/client/x')",
  "createRequire(import.meta.url).resolve('next/dist/client/x')",
  'readFileSync(`node_modules/next/dist/${file}`)',
  'const isInternal = /next\\/dist/',
  'self.__next_f.push(x)',
  "url.searchParams.delete('_rsc')",
  'const state = { __NA: true }',
  "fetch('/__nextjs_original-stack-frames')",
  'const config = { turbopack: { resolveAlias: {} } }',
  'window.fetch = x',
  'globalThis.fetch = x',
  'history.pushState = x',
  'window.history.replaceState = x',
  'DevServer.prototype.x = x',
  'delete DevServer.prototype.x',
])('is an error: %s', (code) => {
  expect(countProblems(code)).toBe(1)
})

test('a documented import and a call are fine', () => {
  const code = "import Link from 'next/link'\nhistory.replaceState(null, '', await fetch('/a'))"
  expect(countProblems(code)).toBe(0)
})
