import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { provideFiles } from '@/lib/testing/temporary-files'
import { listChangedFiles } from './changed-files'

const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false']

function git(...args: string[]) {
  execFileSync('git', [...author, ...args], { stdio: ['ignore', 'pipe', 'ignore'] })
}

function commit(file: string) {
  writeFileSync(file, file)
  git('add', '--all')
  git('commit', '--quiet', '-m', file)
}

provideFiles({ '.gitignore': 'ignored.ts' })

test('throws without a history to compare with', () => {
  expect(() => listChangedFiles()).toThrow(
    'Cannot determine what has changed: no common commit with origin/main or main.  Fix: git fetch origin main, or run npm test',
  )
})

test('lists nothing on main until a file is edited', () => {
  git('init', '--quiet', '--initial-branch=main')
  commit('start.ts')
  commit('gone.ts')
  expect(listChangedFiles()).toEqual([])
})

test('lists what a branch has committed, staged, edited and added, without later commits on main', () => {
  git('checkout', '--quiet', '-b', 'branch')
  commit('committed.ts')
  git('checkout', '--quiet', 'main')
  commit('elsewhere.ts')
  git('checkout', '--quiet', 'branch')
  writeFileSync('staged [[x]] æ.ts', 'a')
  git('add', '--all')
  writeFileSync('start.ts', 'edited')
  writeFileSync('new.ts', 'new')
  writeFileSync('ignored.ts', 'ignored')
  rmSync('gone.ts')
  expect(listChangedFiles()).toEqual(['committed.ts', 'new.ts', 'staged [[x]] æ.ts', 'start.ts'])
})
