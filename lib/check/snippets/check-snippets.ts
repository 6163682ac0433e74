import type { VFileMessage } from 'vfile-message'
import { hashModules } from '@/lib/source/cache/module-graph'
import type { Store } from '@/lib/source/cache/store'
import { openStore, pruneStores, toKey } from '@/lib/source/cache/store'
import { findCodeCheck } from '@/lib/markdown/code/code-checks'
import { toSyntaxProblem } from '@/lib/markdown/core/syntax-problem'
import type { LoadPackage } from '@/lib/options/packages/load-package'
import { createLoader } from '@/lib/options/packages/load-package'
import type { PackageFacts } from '@/lib/options/packages/package-facts'
import { readPackageFacts } from '@/lib/options/packages/package-facts'
import { findDocumentRelease, getPackagesRelease } from '@/lib/options/packages/documented-release'
import { getPackagesFolder, hashPins } from '@/lib/options/packages/packages-folder'
import { collectThrown } from '@/lib/options/packages/schemas'
import { readOptionSources } from '@/lib/options/option-sources'
import { listDocumentedNames, toOptionPage, UNRELEASED } from '@/lib/options/version-options'
import type { Problem } from '@/lib/core/problem'
import type { CodeFence, InlineCodeText } from '../code-fences'
import { findCode } from '../code-fences'
import type { Pin } from './check-commands'
import { checkCommands } from './check-commands'
import { checkConfig, toSchemaProblem } from './check-config'
import { checkData, validateSidebars } from './check-data'
import { checkFrontMatter } from './check-front-matter'
import { checkNames } from './check-names'
import { checkTypes, loadCompiler } from './check-types'
import { evaluate } from './evaluate'
import type { SnippetProblem } from './snippet'
import { CODE_FIX, toSnippet } from './snippet'
import { isSidebars, isSiteConfig, toModule } from './snippet-module'
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

/** A release and what its code is checked with. */
type Release = {
  folder: string
  load: LoadPackage
  facts: PackageFacts & { options: Set<string> }
  /** Part of the cache key of each result. */
  hash: string
}

type Found = Pick<SnippetDocument, 'path'> & {
  release: string
  pin: Pin
  fences: CodeFence[]
  inline: InlineCodeText[]
}

/** Adds the names that the documents of a version may use. Another check compares them with the packages. */
function withDocumented<Facts extends PackageFacts>(facts: Facts, version: string) {
  const { options, packages } = listDocumentedNames(readOptionSources(), version)
  return { ...facts, options, modules: new Set([...facts.modules, ...packages]) }
}

async function openRelease(name: string, checkerHash: string): Promise<Release> {
  const folder = await getPackagesFolder(name)
  const load = createLoader(folder)
  const hash = toKey(hashPins(name), checkerHash)
  const facts = await openStore<PackageFacts>('package-facts').memoize(hash, () =>
    readPackageFacts(folder),
  )
  return { folder, load, facts: withDocumented(facts, name), hash }
}

/** Returns the release that a document describes: the release of its version, or else the newest one. */
function findRelease(path: string): string {
  return findDocumentRelease(path) ?? getPackagesRelease('current')
}

async function checkValue({ snippet }: Task, { load, facts }: Release): Promise<SnippetProblem[]> {
  if (!isSiteConfig(snippet) && !isSidebars(snippet)) return []
  const module = toModule(snippet)
  let value: unknown
  try {
    value = await evaluate(loadCompiler(load), load, module.text)
  } catch (error) {
    const message = `the code does not run: ${error instanceof Error ? error.message : String(error)}`
    return [{ line: 1, column: 1, message, fix: CODE_FIX }]
  }
  if (isSiteConfig(snippet)) return checkConfig(load, facts, snippet.code, value)
  const errors = collectThrown(() => validateSidebars(load, value))
  return errors.map((error) => toSchemaProblem(snippet.code, error))
}

/** Checks the fences of one release that have no cached result. Returns their problems in the same order. */
async function runTasks(tasks: Task[], release: Release): Promise<SnippetProblem[][]> {
  const { load, folder, facts } = release
  const modules = tasks.filter(({ check }) => check === 'types')
  const typed =
    modules.length > 0
      ? checkTypes(
          loadCompiler(load),
          folder,
          modules.map(({ snippet }) => toModule(snippet)),
        )
      : []
  const types = new Map(modules.map((task, at) => [task, typed[at] ?? []]))
  return Promise.all(
    tasks.map(async (task) => {
      const { snippet, check, pin } = task
      switch (check) {
        case 'types': {
          const found = types.get(task) ?? []
          // A wrong option usually has a wrong type as well, and one mistake should be one problem.
          return found.length > 0 ? found : await checkValue(task, release)
        }
        case 'data':
          return checkData(load, facts.modules, pin, snippet)
        case 'front-matter':
          return checkFrontMatter(load, snippet)
        case 'commands':
          return checkCommands(facts, pin, snippet.code)
      }
    }),
  )
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

/** Reads the code of a document, from `.cache` if it has been read before. */
async function read(
  { path, text }: SnippetDocument,
  store: Store<ReturnType<typeof findCode>>,
  checkerHash: string,
): Promise<Found | Problem> {
  const release = findRelease(path)
  const pin = { release, isExact: path.startsWith('content/docs/') }
  try {
    const code = await store.memoize(toKey(checkerHash, text), () => findCode(path, text))
    return { path, release, pin, ...code }
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
  for (const name of new Set(found.map(({ release }) => release))) {
    const release = await openRelease(name, checkerHash)
    const releaseDocuments = found.filter((document) => document.release === name)
    const languages = new Map<string, number>()
    report.checked.set(name, languages)
    const tasks: Task[] = []
    for (const { path, pin, fences } of releaseDocuments) {
      for (const fence of fences) {
        const snippet = toSnippet(fence)
        const check = findCodeCheck(snippet.language)
        if (snippet.noCheck !== undefined) count(report.skipped, snippet.noCheck)
        else if (otherLanguages.has(snippet.language)) {
          count(report.skipped, `not Docusaurus code: ${snippet.language}`)
        } else if (check) {
          count(languages, snippet.language)
          const key = toKey(release.hash, snippet, pin)
          const task: Task = { path, fence, snippet, check, pin, key }
          tasks.push(task)
          report.checkedFences.push({ path, ...fence })
          task.form = await toFormTask(task, release.hash)
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
    const all = tasks.flatMap((task) =>
      task.form && 'key' in task.form ? [task, task.form] : task,
    )
    const known = new Map(all.map(({ key }) => [key, store.find(key)]))
    const pending = all.filter(({ key }) => known.get(key) === undefined)
    const results = await runTasks(pending, release)
    pending.forEach(({ key }, at) => {
      known.set(key, results[at])
      store.keep(key, results[at] ?? [])
    })
    for (const { path, fence, key, form } of tasks) {
      const problems = known.get(key) ?? []
      report.problems.push(...problems.map((problem) => toProblem(path, fence, problem)))
      // What is wrong in both forms is one mistake.
      if (!form || problems.length > 0) continue
      const ofForm =
        'key' in form
          ? (known.get(form.key) ?? []).map((problem) => toFormProblem(path, fence, problem))
          : [form]
      report.problems.push(...ofForm)
    }
    const facts = {
      ...release.facts,
      words: new Set([...release.facts.words, ...listWords(releaseDocuments)]),
    }
    // Only the documents of the unreleased version may use what is upcoming.
    const unreleased = withDocumented(facts, UNRELEASED)
    for (const { path, pin, inline } of releaseDocuments) {
      report.names += inline.length
      const allowed = path.startsWith(UNRELEASED_FOLDER) ? unreleased : facts
      const problems = checkNames(inline, allowed, pin)
      report.problems.push(...problems.map((problem) => ({ ...problem, path })))
    }
  }
  pruneStores()
  return report
}
