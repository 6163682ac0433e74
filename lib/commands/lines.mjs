// Prints the lines of code, styles and tests by room, and how many more or fewer they are than at the base of a change:
// `npm run lines`, or `npm run lines -- <commit>` for another base. It needs no package, so that CI starts with it.
import { execFileSync } from 'node:child_process'
import process from 'node:process'

const FILES = ['*.ts', '*.tsx', '*.mjs', '*.css', ':!content']

const TESTS = /\.(?:test|spec)\.tsx?$|^(?:e2e|lib\/testing)\//

const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** Returns the commit where the branch forked from `main`. On `main`, that's the commit before. */
function findBase() {
  const head = git('rev-parse', 'HEAD')
  for (const branch of ['origin/main', 'main']) {
    try {
      const base = git('merge-base', 'HEAD', branch)
      return base === head ? git('rev-parse', 'HEAD^') : base
    } catch {
      // There is no such branch, or only one commit.
    }
  }
  return undefined
}

/** Counts the lines of a commit, or of the working tree, by room. */
function countLines(commit = '') {
  const prefix = commit && `${commit}:`
  const where = commit ? ['-e', '', commit] : ['--untracked', '-e', '']
  const rooms = new Map()
  for (const line of git('grep', '-c', ...where, '--', ...FILES).split('\n')) {
    const [, file = '', lines] = /^(.*):(\d+)$/.exec(line.slice(prefix.length)) ?? []
    const [top, second] = file.includes('/') ? file.split('/') : ['settings']
    const kind = TESTS.test(file) ? 'tests' : file.endsWith('.css') ? 'styles' : 'code'
    for (const room of [top === 'lib' ? `lib/${second}` : top, 'total']) {
      if (!rooms.has(room)) rooms.set(room, { code: 0, styles: 0, tests: 0 })
      rooms.get(room)[kind] += Number(lines)
    }
  }
  return rooms
}

const base = process.argv[2] ?? findBase()
const now = countLines()
const before = base === undefined ? now : countLines(base)
const table = {}
for (const room of [...new Set([...now.keys(), ...before.keys()])].sort()) {
  const none = { code: 0, styles: 0, tests: 0 }
  const [after, old] = [now.get(room) ?? none, before.get(room) ?? none]
  const changes = Object.keys(none).map((kind) => [`${kind} ±`, after[kind] - old[kind]])
  table[room] = { ...after, ...Object.fromEntries(changes) }
}
console.log(base === undefined ? 'Lines' : `Lines, and the difference to ${base.slice(0, 7)}`)
console.table(table)
