import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { runTool } from '@/lib/testing/run-tool'
import { provideFolder } from '@/lib/testing/temporary-files'

const mistakes: [subject: string, message: string][] = [
  ['feet(blog): tag pages', 'type must be one of [feat, fix, content, '],
  ['feat: tag pages', 'scope may not be empty'],
  ['fix(Not Found): keep the path', 'scope must be a kebab-case word'],
  ['fix(docs,blog): keep the path', 'scope must be a kebab-case word'],
  ['keep the path', 'type may not be empty'],
  [`fix(docs): ${'a'.repeat(62)}`, 'header must not be longer than 72 characters'],
]

const accepted = ['fix(not-found): keep the path', 'feat(i18n): add a locale', "Merge branch 'a'"]

const folder = provideFolder()

test('each wrong subject in a history is reported with its mistake, and no other subject', () => {
  const git = (...args: string[]) => execFileSync('git', ['-C', folder.path, ...args])
  git('init', '--quiet')
  git('config', 'user.name', 'Maintainer')
  git('config', 'user.email', 'maintainer@example.com')
  const subjects = [...mistakes.map(([subject]) => subject), ...accepted]
  for (const subject of ['start', ...subjects]) {
    git('commit', '--quiet', '--allow-empty', '-m', subject)
  }
  const range = ['--cwd', folder.path, '--from', `HEAD~${subjects.length}`]
  const config = path.resolve('commitlint.config.mjs')
  const { code, output } = runTool('commitlint', ['--config', config, ...range])
  expect(code).toBe(1)
  // Newest first.
  const reports = output.split('⧗   input: ').slice(1).reverse()
  expect(reports.map((report) => [report.split('\n')[0], report])).toEqual(
    mistakes.map(([subject, message]) => [subject, expect.stringContaining(message)]),
  )
})
