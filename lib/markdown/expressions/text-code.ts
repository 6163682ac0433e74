import type { Declaration, Program } from 'estree'
import sortBy from 'lodash-es/sortBy.js'
import type { Root } from 'mdast'
import { findSuggestion } from '@/lib/core/problem'
import type { CompileContext, Positioned } from '../core/context'
import { reportProblem } from '../core/context'
import { createEvaluator } from './evaluator'
import type { ModuleInput } from './read-module'
import { readModule } from './read-module'
import { ValueError } from './values'

/** A node with code. */
type Code = { data?: { estree?: Program | null | undefined } | undefined }

/** The code of one text: its imports, exports, expressions and attributes. */
export type TextCode = {
  /** Returns the value of an expression. @throws what its code throws */
  evaluate: (node: Code) => unknown
  /** Looks up the name of an element. Returns undefined if nothing defines it. */
  find: (name: string) => unknown
  /** Whether the import or export of a name is a problem. Its uses aren't reported. */
  isBroken: (name: string) => boolean
  /** Returns a result, or undefined and a problem if the code of a node fails. */
  attempt: <Result>(node: Positioned, toResult: () => Result) => Result | undefined
}

/** What to do about a brace that starts no code. */
export const ESCAPE = 'write \\{ if the brace is text, or put the text in `code`'

/** Returns the names that a declaration defines, except those in patterns. */
function toNames(declaration: Declaration): string[] {
  const ids =
    declaration.type === 'VariableDeclaration'
      ? declaration.declarations.map(({ id }) => id)
      : [declaration.id]
  return ids.flatMap((id) => (id.type === 'Identifier' ? id.name : []))
}

/** Explains why code fails. @param names what it may refer to */
function explain(error: unknown, names: Iterable<string>) {
  if (error instanceof ValueError) return { message: error.message, fix: error.fix }
  // The code runs in another realm, whose errors have other classes.
  const { message } = error as Error
  if (message.startsWith('toc.')) {
    const fix = 'write toc={toc}; toc_max_heading_level in the front matter sets its levels'
    return { message: 'code can’t read the table of contents', fix }
  }
  const [, name] = /^(\S+) is not defined$/.exec(message) ?? []
  if (name === undefined) return { message: `the code fails: ${message}`, fix: ESCAPE }
  if (name in globalThis) {
    return { message: `"${name}" is not allowed in a document`, fix: `remove it, or ${ESCAPE}` }
  }
  if ([...names].includes(name)) {
    return { message: `"${name}" is used before it is defined`, fix: 'move its export up' }
  }
  const suggestion = findSuggestion(name, names)
  const definition = /^[A-Z]/.test(name)
    ? 'a component is added to lib/markdown/core/known-components.ts'
    : `\`export const ${name} = …\` defines the name`
  return { message: `"${name}" is not defined`, fix: `${ESCAPE}; ${definition}`, suggestion }
}

/**
 * Reads the imports of a text, and runs its exports.
 * @param include returns what a partial shows where it is used
 */
export function readTextCode(
  context: CompileContext,
  tree: Root,
  input: ModuleInput,
  include: (path: string, props: Record<string, unknown>, node: Positioned) => unknown,
): TextCode {
  let current: Positioned = tree
  const { scope, broken, exports } = readModule(
    context,
    tree,
    input,
    (path) => (props) => include(path, props, current),
  )
  const own = exports.flatMap(({ declaration }) => toNames(declaration))
  // A document may have a component of its own with the name of a known one.
  for (const name of own) scope.delete(name)
  const { run, find } = createEvaluator(scope, () => current)
  const names = [...scope.keys(), ...own]

  const attempt: TextCode['attempt'] = (node, toResult) => {
    const outer = current
    current = node
    try {
      return toResult()
    } catch (error) {
      const problem = explain(error, names)
      const words: string[] = problem.message.match(/[\w$]+/g) ?? []
      if (!words.some((word) => broken.has(word))) reportProblem(context, node, problem)
      return undefined
    } finally {
      current = outer
    }
  }

  // As in any module, functions are defined before other code runs.
  const ordered = sortBy(exports, (each) => each.declaration.type !== 'FunctionDeclaration')
  for (const { position, declaration } of ordered) {
    const isDefined = attempt({ position }, () => {
      if (toNames(declaration).includes('toc')) {
        throw new ValueError(
          'a document can’t define its table of contents',
          'remove it: the headings are listed, also those of partials; `hide_table_of_contents: true` hides the list',
        )
      }
      run({ type: 'Program', sourceType: 'module', body: [declaration] })
      return true
    })
    if (!isDefined) for (const name of toNames(declaration)) broken.add(name)
  }
  return {
    evaluate: ({ data }) => data?.estree && run(data.estree),
    find,
    isBroken: (name) => broken.has(name),
    attempt,
  }
}
