import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { checkCommits, readCommitTypes } from './check-commits'

describe('readCommitTypes', () => {
  test('reads the list of the section "Commits"', () => {
    const contributing =
      '## Names\n\nThe types are `a`.\n\n## Commits\n\n`x`. The types are `feat` and `fix`. `y`.\n'
    expect(readCommitTypes(contributing)).toEqual(['feat', 'fix'])
  })

  test('throws if there is no list', () => {
    expect(() => readCommitTypes('## Commits\n\nNone.\n')).toThrow(
      'CONTRIBUTING.md: the section "Commits" has no list after "The types are"',
    )
  })

  test('finds the list of this repository', () => {
    const types = readCommitTypes(readFileSync('CONTRIBUTING.md', 'utf8'))
    expect(types).toEqual(expect.arrayContaining(['feat', 'fix', 'style', 'chore']))
  })
})

describe('checkCommits', () => {
  const check = (subject: string) => checkCommits([{ hash: '1a2b3c4', subject }], ['feat', 'fix'])

  test.each([
    'feat(navbar): add html items',
    'fix(not-found): say what is missing: the page',
    `fix(mdx): ${'a'.repeat(62)}`,
  ])('accepts "%s"', (subject) => {
    expect(check(subject)).toEqual([])
  })

  const form =
    'the subject has the wrong format  Fix: write `type(room): subject`, such as `fix(mdx): keep line breaks`'

  test.each([
    ['Add html items', form],
    ['fix(mdx):keep', form],
    ['fix (mdx): keep', form],
    ['fix(mdx): ', form],
    [
      'feet(blog): tag pages',
      'unknown type "feet"  Fix: write one of feat, fix  (did you mean "feat"?)',
    ],
    ['content(blog): a post', 'unknown type "content"  Fix: write one of feat, fix'],
    ['fix: keep it', 'no scope  Fix: name the part that has changed, `fix(room): keep it`'],
    [
      'fix(MDX, blog): keep it',
      'the room "MDX, blog" is not a kebab-case word  Fix: write a room such as `not-found`',
    ],
    [
      `fix(mdx): ${'a'.repeat(64)}`,
      '74 characters  Fix: shorten it by 2 to 72, and move details to the body',
    ],
  ])('says what is wrong with "%s"', (subject, problem) => {
    expect(check(subject)).toEqual([`1a2b3c4 "${subject}"  ${problem}`])
  })
})
