import { execFileSync } from 'node:child_process'
import { expect, test } from '@jest/globals'
import { provideFiles } from '@/lib/testing/temporary-files'
import { readNewCommits } from './read-commits'

const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false']

function git(...args: string[]) {
  execFileSync('git', [...author, ...args], { stdio: ['ignore', 'pipe', 'ignore'] })
}

const commit = (subject: string) => git('commit', '--quiet', '--allow-empty', '-m', subject)
const readSubjects = () => readNewCommits('rule.ts').map(({ subject }) => subject)

provideFiles(() => Promise.resolve({ 'rule.ts': '' }))

test('a copy without history has no commits to check', () => {
  expect(readSubjects()).toEqual([])
})

test('there is nothing to check before the rule exists', () => {
  git('init', '--quiet', '--initial-branch=main')
  commit('before the rule')
  expect(readSubjects()).toEqual([])
})

test('only commits that build on the rule are checked, without merges', () => {
  git('branch', 'beside')
  git('add', 'rule.ts')
  commit('the rule')
  commit('first')
  git('checkout', '--quiet', 'beside')
  commit('beside the rule')
  git('checkout', '--quiet', 'main')
  git('merge', '--quiet', '--no-edit', 'beside')
  commit('second')
  expect(readSubjects()).toEqual(['second', 'first'])
})

test('on a branch, only commits that are not in origin/main are checked', () => {
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  commit('new')
  expect(readSubjects()).toEqual(['new'])
})

test('on main, at most the last 30 commits are checked', () => {
  for (let number = 1; number <= 31; number += 1) commit(`number ${number}`)
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  const subjects = readSubjects()
  expect(subjects).toHaveLength(30)
  expect(subjects[0]).toBe('number 31')
})
