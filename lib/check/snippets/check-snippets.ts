import type { VFileMessage } from 'vfile-message'
import { hashModules } from '@/lib/source/cache/module-graph'
import type { Store } from '@/lib/source/cache/store'
import { openStore, pruneStores, toKey } from '@/lib/source/cache/store'
import { findCodeCheck } from '@/lib/markdown/code/code-checks'
import { hasJavaScriptForm, toJavaScriptForm } from '@/lib/markdown/code/javascript-form'
import { toSyntaxProblem } from '@/lib/markdown/core/syntax-problem'
import { findDocumentRelease, getPackagesRelease } from '@/lib/options/packages/documented-release'
import { toOptionPage, UNRELEASED } from '@/lib/options/version-options'
import { groupBy } from '@/lib/core/group-by'
import type { Problem } from '@/lib/core/problem'
import type { CodeFence } from '../code-fences'
import { findCode } from '../code-fences'
import type { Pin } from './check-commands'
import { checkNames } from './check-names'
import type { Release } from './release'
import { openRelease, withDocumented } from './release'
import type { Task } from './run-tasks'
import { runTasks } from './run-tasks'
import type { Snippet, SnippetProblem } from './snippet'
import { toSnippet } from './snippet'

/** A document to check. */
export type SnippetDocument = {
  /** From the repository root. */
  path: string
  text: string
}

/** Result of checking the code in documents. */
export type SnippetReport = {
  problems: Problem[]
  /** The fences that were checked, each followed by its form in JavaScript if it has one. */
  checked: Task[]
  /** For each fence that isn't checked, the reason. */
  skipped: string[]
  /** Number of names in prose that were compared with the packages. */
  names: number
}

/** Languages without anything to check against the Docusaurus packages. */
const otherLanguages = new Set([
  ...['css', 'scss', 'html', 'svg', 'diff', 'text', 'txt', 'mermaid', 'nginx', 'docker', 'py'],
  ...['bat', 'powershell'],
])

/** The code of a document, and the release that it describes: that of its version, or else the newest one. */
type Found = Pick<SnippetDocument, 'path'> & { pin: Pin } & ReturnType<typeof findCode>

/** Reads the code of a document, from `.cache` if it has been read before. */
async function read(
  { path, text }: SnippetDocument,
  store: Store<ReturnType<typeof findCode>>,
  checkerHash: string,
): Promise<Found | Problem> {
  const release = findDocumentRelease(path) ?? getPackagesRelease(UNRELEASED)
  const pin = { release, isExact: path.startsWith('content/docs/') }
  try {
    const code = await store.memoize(toKey(checkerHash, text), () => findCode(path, text))
    return { path, pin, ...code }
  } catch (error) {
    return toSyntaxProblem(path, error as VFileMessage)
  }
}

const UNRELEASED_FOLDER = toOptionPage({ page: '' })

/** Lists every word of the code in documents, which their prose may refer to. */
function listWords(documents: Found[]): string[] {
  return documents.flatMap(({ fences }) =>
    fences.flatMap(({ code }) => code.match(/[A-Za-z_$][\w$]*/g) ?? []),
  )
}

/**
 * Places a problem of a fence in its document. One of its form in JavaScript is placed at the fence, because the author
 * wrote other code.
 */
function toProblem(
  { path, fence, snippet }: Pick<Task, 'path' | 'fence' | 'snippet'>,
  problem: SnippetProblem,
): Problem {
  const { message, fix } = problem
  const { line, column, ...rest } = snippet.isConverted
    ? { line: 0, column: 1, message: `in JavaScript, ${message}`, fix }
    : problem
  return { ...rest, path, line: fence.line + line, column: fence.prefix.length + column }
}

/** Creates the task of a fence's form in JavaScript, unless readers don't get it or it is the same code. */
async function createFormTask(
  fence: CodeFence,
  createTask: (snippet: Snippet) => Task,
): Promise<Task[]> {
  if (!hasJavaScriptForm(fence)) return []
  try {
    const form = await toJavaScriptForm(fence)
    return form.code === fence.code ? [] : [createTask(toSnippet({ ...fence, ...form }, true))]
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const [reason = ''] = error.message.split('\n')
    const problem = {
      ...{ line: 1, column: 1, message: `the code does not parse: ${reason}` },
      fix: 'write it without syntax that types cannot be removed from, or mark the fence with `no-javascript`',
    }
    return [{ ...createTask(toSnippet(fence, true)), found: [problem] }]
  }
}

/** Adds the fences of one release to a report: those to be checked, and why others are not. */
async function collectTasks(
  documents: Found[],
  toKnown: (snippet: Snippet, pin: Pin) => Pick<Task, 'key' | 'found'>,
  report: SnippetReport,
): Promise<Task[]> {
  const tasks: Task[] = []
  for (const { path, pin, fences } of documents) {
    for (const fence of fences) {
      const snippet = toSnippet(fence)
      const { language, noCheck } = snippet
      const check = findCodeCheck(language)
      if (noCheck !== undefined) report.skipped.push(noCheck)
      else if (otherLanguages.has(language)) {
        report.skipped.push(`not Docusaurus code: ${language}`)
      } else if (check) {
        const createTask = (each: Snippet): Task => ({
          ...{ path, fence, snippet: each, check, pin },
          ...toKnown(each, pin),
        })
        tasks.push(createTask(snippet), ...(await createFormTask(fence, createTask)))
      } else {
        const problem = {
          ...{ line: 0, column: 1 },
          message: `no check supports the language "${language}"`,
          fix: 'add the language in lib/markdown/code/code-checks.ts, or mark the fence with `no-check="reason"`',
        }
        report.problems.push(toProblem({ path, fence, snippet }, problem))
      }
    }
  }
  return tasks
}

/** Returns the problems of fences, and keeps those that weren't known in `.cache`. */
async function checkTasks(
  tasks: Task[],
  release: Release,
  store: Store<SnippetProblem[]>,
): Promise<Problem[]> {
  const pending = tasks.filter(({ found }) => !found)
  const results = await runTasks(pending, release)
  for (const [at, task] of pending.entries()) {
    task.found = results[at] ?? []
    store.keep(task.key, task.found)
  }
  // What is wrong in both forms of a fence is one mistake.
  const wrong = tasks.filter(({ found = [] }) => found.length > 0)
  return [...groupBy(wrong, ({ fence }) => fence).values()].flatMap(([task]) =>
    task ? (task.found ?? []).map((problem) => toProblem(task, problem)) : [],
  )
}

/** Returns the names in prose of one release that its packages don't have. */
function checkProse(documents: Found[], release: Release): Problem[] {
  const words = new Set([...release.facts.words, ...listWords(documents)])
  const facts = { ...release.facts, words }
  // Only the documents of the unreleased version may use what is upcoming.
  const unreleased = withDocumented(facts, UNRELEASED)
  return documents.flatMap(({ path, pin, inline }) => {
    const allowed = path.startsWith(UNRELEASED_FOLDER) ? unreleased : facts
    return checkNames(inline, allowed, pin).map((problem) => ({ ...problem, path }))
  })
}

/**
 * Checks the code in documents against the packages of the release that each document describes. Results are cached in
 * `.cache` by a hash of the code, the packages and the checks.
 * @throws Error if the packages cannot be installed
 */
export async function checkSnippets(documents: SnippetDocument[]): Promise<SnippetReport> {
  const checkerHash = await hashModules(['lib/check/snippets/check-snippets.ts'])
  const report: SnippetReport = { problems: [], checked: [], skipped: [], names: 0 }
  const found: Found[] = []
  const codeStore = openStore<ReturnType<typeof findCode>>('document-code')
  for (const document of documents) {
    const result = await read(document, codeStore, checkerHash)
    if ('fences' in result) found.push(result)
    else report.problems.push(result)
  }
  const store = openStore<SnippetProblem[]>('snippets')
  for (const [name, releaseDocuments] of groupBy(found, ({ pin }) => pin.release)) {
    const release = await openRelease(name, checkerHash)
    const toKnown = (snippet: Snippet, pin: Pin) => {
      const key = toKey(release.hash, snippet, pin)
      return { key, found: store.find(key) }
    }
    const tasks = await collectTasks(releaseDocuments, toKnown, report)
    report.checked.push(...tasks)
    report.problems.push(
      ...(await checkTasks(tasks, release, store)),
      ...checkProse(releaseDocuments, release),
    )
    for (const { inline } of releaseDocuments) report.names += inline.length
  }
  pruneStores()
  return report
}
