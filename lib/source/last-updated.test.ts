import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { provideFiles } from '@/lib/testing/temporary-files'
import { readLastUpdated } from './last-updated'

function git(...args: string[]): string {
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@e.example']
  return execFileSync('git', [...author, ...args], { encoding: 'utf8' }).trim()
}

/** Commits a change of documents on a day of January 2024. Returns its hash. */
function commit(day: number, message: string, ...names: string[]): string {
  for (const name of names) writeFileSync(`content/${name}`, message)
  git('add', '.')
  git('commit', '-q', '-m', message, `--date=2024-01-${String(day).padStart(2, '0')}T12:00:00`)
  return git('rev-parse', 'HEAD')
}

provideFiles({ 'content/a.mdx': '' })

test('a folder without a history says why there are no dates', () => {
  const { updates, warning } = readLastUpdated()
  expect(updates.size).toBe(0)
  expect(warning).toContain('No git history')
})

describe('a document was last updated by', () => {
  beforeAll(() => {
    git('init', '-q')
    commit(1, 'refactor: move the documents', 'a.mdx', 'b.mdx', 'c.mdx', 'd.mdx')
    commit(2, 'content(docs): describe the options', 'a.mdx')
    commit(3, 'feat(docs)!: replace the options', 'b.mdx')
    commit(4, 'content(docs): describe the hooks', 'd.mdx')
    commit(5, 'style(docs): format the documents', 'a.mdx', 'b.mdx', 'c.mdx')
    commit(6, 'content(docs): spell names alike\n\nWording-only: true', 'a.mdx', 'b.mdx', 'c.mdx')
    const sweep = commit(7, 'docs(site): shorten sentences', 'a.mdx', 'b.mdx', 'c.mdx', 'd.mdx')
    writeFileSync('.git-blame-ignore-revs', `# Shorter sentences\n${sweep}\n`)
  })

  test.each([
    ['the last commit of content', 'a.mdx', '2024-01-02'],
    ['a feature that changed it', 'b.mdx', '2024-01-03'],
    ['its creation if nothing has updated it', 'c.mdx', '2024-01-01'],
    ['the commit before a listed one that changed only wording', 'd.mdx', '2024-01-04'],
  ])('%s', (_, name, date) => {
    expect(readLastUpdated().updates.get(`content/${name}`)).toEqual({ date, author: 'Ada' })
  })
})
