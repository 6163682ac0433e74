import type { VFileMessage } from 'vfile-message'
import { hashModules } from '@/lib/source/cache/module-graph'
import type { Store } from '@/lib/source/cache/store'
import { openStore, pruneStores, toKey } from '@/lib/source/cache/store'
import { findCodeCheck } from '@/lib/markdown/code/code-checks'
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
import { runTasks } from './run-tasks'
import type { SnippetProblem } from './snippet'
import { toSnippet } from './snippet'
import type { Task } from './snippet-task'
import { toFormProblem, toFormTask, toProblem } from './snippet-task'

/** A document to check. */
export type SnippetDocument = {
  /** From the repository root. */
  path: string
  text: string
}

/** A fence and the path of its document. */
export type SnippetFence = CodeFence & Pick<SnippetDocument, 'path'>

/** Result of checking the code in documents. */
export type SnippetReport = {
  problems: Problem[]
  /** The fences that were checked. */
  checkedFences: SnippetFence[]
  /** Number of checked fences by release and language. */
  checked: Map<string, Map<string, number>>
  /** Number of fences by the reason why they are not checked. */
  skipped: Map<string, number>
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

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

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

/** Lists the fences of one release that are to be checked, and counts them and the others. */
async function collectTasks(
  documents: Found[],
  releaseHash: string,
  languages: Map<string, number>,
  report: SnippetReport,
): Promise<Task[]> {
  const tasks: Task[] = []
  for (const { path, pin, fences } of documents) {
    for (const fence of fences) {
      const snippet = toSnippet(fence)
      const check = findCodeCheck(snippet.language)
      if (snippet.noCheck !== undefined) count(report.skipped, snippet.noCheck)
      else if (otherLanguages.has(snippet.language)) {
        count(report.skipped, `not Docusaurus code: ${snippet.language}`)
      } else if (check) {
        count(languages, snippet.language)
        const key = toKey(releaseHash, snippet, pin)
        const task: Task = { path, fence, snippet, check, pin, key }
        tasks.push(task)
        report.checkedFences.push({ path, ...fence })
        task.form = await toFormTask(task, releaseHash)
        if (task.form && 'key' in task.form) count(languages, task.form.snippet.language)
      } else {
        const problem = {
          ...{ line: 0, column: 1 },
          message: `no check supports the language "${snippet.language}"`,
          fix: 'add the language in lib/markdown/code/code-checks.ts, or mark the fence with `no-check="reason"`',
        }
        report.problems.push(toProblem(path, fence, problem))
      }
    }
  }
  return tasks
}

/** Returns the problems of fences, those of fences that have been checked before from `.cache`. */
async function checkTasks(
  tasks: Task[],
  release: Release,
  store: Store<SnippetProblem[]>,
): Promise<Problem[]> {
  const all = tasks.flatMap((task) => (task.form && 'key' in task.form ? [task, task.form] : task))
  const known = new Map(all.map(({ key }) => [key, store.find(key)]))
  const pending = all.filter(({ key }) => known.get(key) === undefined)
  const results = await runTasks(pending, release)
  pending.forEach(({ key }, at) => {
    known.set(key, results[at])
    store.keep(key, results[at] ?? [])
  })
  return tasks.flatMap(({ path, fence, key, form }) => {
    const problems = known.get(key) ?? []
    // What is wrong in both forms is one mistake.
    if (!form || problems.length > 0) {
      return problems.map((problem) => toProblem(path, fence, problem))
    }
    if (!('key' in form)) return form
    return (known.get(form.key) ?? []).map((problem) => toFormProblem(path, fence, problem))
  })
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
  const report: SnippetReport = {
    problems: [],
    checkedFences: [],
    checked: new Map(),
    skipped: new Map(),
    names: 0,
  }
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
    const languages = new Map<string, number>()
    report.checked.set(name, languages)
    const tasks = await collectTasks(releaseDocuments, release.hash, languages, report)
    report.problems.push(
      ...(await checkTasks(tasks, release, store)),
      ...checkProse(releaseDocuments, release),
    )
    for (const { inline } of releaseDocuments) report.names += inline.length
  }
  pruneStores()
  return report
}
