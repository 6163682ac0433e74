import type { CodeCheck } from '@/lib/markdown/code/code-checks'
import { collectThrown } from '@/lib/options/packages/schemas'
import type { CodeFence } from '../code-fences'
import type { Pin } from './check-commands'
import { checkCommands } from './check-commands'
import { checkConfig, toSchemaProblem } from './check-config'
import { checkData, validateSidebars } from './check-data'
import { checkFrontMatter } from './check-front-matter'
import { checkTypes, loadCompiler } from './check-types'
import { evaluate } from './evaluate'
import type { Release } from './release'
import type { Snippet, SnippetProblem } from './snippet'
import { CODE_FIX } from './snippet'
import { isSidebars, isSiteConfig, toModule } from './snippet-module'

/** A fence, or its form in JavaScript, that is checked. */
export type Task = {
  path: string
  fence: CodeFence
  snippet: Snippet
  check: CodeCheck
  pin: Pin
  key: string
  /** Its problems. Undefined until it is checked. */
  found: SnippetProblem[] | undefined
}

/** Runs a configuration or a sidebar, and validates what it exports. */
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

/** Checks fences of one release. Returns their problems in the same order. */
export async function runTasks(tasks: Task[], release: Release): Promise<SnippetProblem[][]> {
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
