import { expect, test } from '@jest/globals'
import { findBodyProblems } from '@/lib/testing/compile-body'

test.each([
  ['a $x \\nope y$', '1:6'],
  ['a\n\nb $$x \\nope$$', '3:7'],
  ['- a\n\n  $$\n  x\n  y + \\nope\n  $$\n', '5:7'],
  ['a $x\ny \\nope$', '2:3'],
  ['```math\nx\ny + \\nope\n```', '3:5'],
])('KaTeX problems in %j have their position in the formula', async (body, place) => {
  const [problem, ...others] = await findBodyProblems(body)
  expect(problem).toMatch(new RegExp(`^${place} KaTeX: Undefined control sequence: \\\\nope`))
  expect(others).toEqual([])
})

test('a command that adds HTML is a problem, and other scripts are not', async () => {
  const [problem] = await findBodyProblems('a $\\htmlClass{b}{c}$')
  expect(problem).toMatch(/^1:3 KaTeX: .*HTML extension is disabled/)
  expect(await findBodyProblems('a $\\text{雪}$')).toEqual([])
})
