import { findSuggestion } from '@/lib/problems/problem'

/** A commit, by its short hash and the first line of its message. */
export type Commit = { hash: string; subject: string }

/** Length of the longest subject that `git log --oneline` and GitHub show in full. */
const MAX_LENGTH = 72

/**
 * Reads the commit types that CONTRIBUTING.md lists in the sentence that starts with "The types are".
 * @throws if there is no such list
 */
export function readCommitTypes(contributing: string): string[] {
  const [, list = ''] = /^## Commits$[^]*?The types are ([^.]*)\./m.exec(contributing) ?? []
  const types = [...list.matchAll(/`([^`]+)`/g)].map(([, type = '']) => type)
  if (types.length === 0) {
    throw new Error('CONTRIBUTING.md: the section "Commits" has no list after "The types are"')
  }
  return types
}

/** Returns what is wrong with a subject and how to fix it. */
function findProblem(subject: string, types: string[]): string | undefined {
  const form = /^(?<type>[^\s():]+)(?:\((?<room>[^()]*)\))?: (?<text>\S.*)$/.exec(subject)
  const { type, room, text } = form?.groups ?? {}
  if (type === undefined || text === undefined) {
    return 'the subject has the wrong format  Fix: write `type(room): subject`, such as `fix(mdx): keep line breaks`'
  }
  if (!types.includes(type)) {
    const suggestion = findSuggestion(type, types)
    const hint = suggestion ? `  (did you mean "${suggestion}"?)` : ''
    return `unknown type "${type}"  Fix: write one of ${types.join(', ')}${hint}`
  }
  if (room === undefined) {
    return `no scope  Fix: name the part that has changed, \`${type}(room): ${text}\``
  }
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(room)) {
    return `the room "${room}" is not a kebab-case word  Fix: write a room such as \`not-found\``
  }
  const excess = subject.length - MAX_LENGTH
  if (excess > 0) {
    return `${subject.length} characters  Fix: shorten it by ${excess} to ${MAX_LENGTH}, and move details to the body`
  }
  return undefined
}

/**
 * Reports commits whose subject is not `type(room): subject` with a known type and at most 72 characters, one line
 * each.
 * @example checkCommits([{ hash: '1a2b3c4', subject: 'feet(blog): tag pages' }], ['feat', 'fix'])
 * // ['1a2b3c4 "feet(blog): tag pages"  unknown type "feet"  Fix: write one of feat, fix  (did you mean "feat"?)']
 */
export function checkCommits(commits: Commit[], types: string[]): string[] {
  return commits.flatMap(({ hash, subject }) => {
    const problem = findProblem(subject, types)
    return problem === undefined ? [] : [`${hash} "${subject}"  ${problem}`]
  })
}
