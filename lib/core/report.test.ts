import { expect, test } from '@jest/globals'
import type { Problem } from './problem'
import { formatProblems } from './problem'
import { formatReport, toAnnotation } from './report'

const problem: Problem = {
  ...{ path: 'content/a,b.mdx', line: 3, column: 7, message: '100% wrong:\nreally' },
  ...{ fix: 'correct it', suggestion: 'right' },
}

test('an annotation contains the position and the whole message, escaped', () => {
  expect(toAnnotation(problem)).toBe(
    '::error file=content/a%2Cb.mdx,line=3,col=7::100%25 wrong:%0Areally. Fix: correct it (did you mean "right"?)',
  )
})

test('an annotation of a warning says so', () => {
  const [annotation] = formatReport([problem], { GITHUB_ACTIONS: 'true' }, 'warning').split('\n')
  expect(annotation).toMatch(/^::warning file=/)
})

test('problems are annotated only in a GitHub workflow', () => {
  const problems = [problem, { ...problem, line: 4 }]
  expect(formatReport(problems, {})).toBe(formatProblems(problems))
  const lines = formatReport(problems, { GITHUB_ACTIONS: 'true' }).split('\n')
  expect(lines.filter((line) => line.startsWith('::error file='))).toHaveLength(2)
  expect(lines.slice(2).join('\n')).toBe(formatProblems(problems))
})
