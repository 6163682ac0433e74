import { readFileSync } from 'node:fs'
import { checkCommits, readCommitTypes } from '@/lib/check/check-commits'
import { readNewCommits } from '@/lib/check/read-commits'

const types = readCommitTypes(readFileSync('CONTRIBUTING.md', 'utf8'))
const commits = readNewCommits('lib/check/check-commits.ts')
const problems = checkCommits(commits, types)
for (const problem of problems) console.error(problem)
if (problems.length > 0) {
  console.error('To reword a subject: git rebase -i HASH~, with `reword` before the commit')
  process.exitCode = 1
} else {
  console.log(`${commits.length} commits, no problems`)
}
