import { expect, test } from '@jest/globals'
import { runTool } from '@/lib/testing/run-tool'

test.each([
  ['feet(blog): tag pages', 'type must be one of [feat, fix, content, '],
  ['feat: tag pages', 'scope may not be empty'],
  ['fix(Not Found): keep the path', 'scope must be a kebab-case word'],
  ['fix(docs,blog): keep the path', 'scope must be a kebab-case word'],
  ['keep the path', 'type may not be empty'],
  [`fix(docs): ${'a'.repeat(62)}`, 'header must not be longer than 72 characters'],
])('%s is reported', (subject, message) => {
  const { code, output } = runTool('commitlint', [], subject)
  expect(code).toBe(1)
  expect(output).toContain(`input: ${subject}`)
  expect(output).toContain(message)
})

test.each(['fix(not-found): keep the path', 'feat(i18n): add a locale', "Merge branch 'a'"])(
  '%s is accepted',
  (subject) => {
    expect(runTool('commitlint', [], subject)).toEqual({ code: 0, output: '' })
  },
)
