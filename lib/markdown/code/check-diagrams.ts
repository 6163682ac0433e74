import DOMPurify from 'dompurify'
import type { Mermaid } from 'mermaid'
import { hashModules } from '@/lib/cache/module-graph'
import { openStore, toKey } from '@/lib/cache/store'
import type { Problem } from '@/lib/problems/problem'
import { findSuggestion } from '@/lib/problems/problem'
import type { Diagram } from '../core/context'

/** What Mermaid says of a diagram: line and column are 1-based, those of its code. */
type SyntaxProblem = Pick<Problem, 'line' | 'column' | 'message' | 'suggestion'>

/** Words that diagrams start with: https://mermaid.js.org/intro/syntax-reference.html */
const diagramTypes = [
  ...['architecture-beta', 'block-beta', 'C4Context', 'classDiagram', 'erDiagram', 'flowchart'],
  ...['gantt', 'gitGraph', 'graph', 'journey', 'kanban', 'mindmap', 'packet-beta', 'pie'],
  ...['quadrantChart', 'radar-beta', 'requirementDiagram', 'sankey-beta', 'sequenceDiagram'],
  ...['stateDiagram', 'stateDiagram-v2', 'timeline', 'treemap-beta', 'xychart-beta', 'zenuml'],
]

/** The error of a parser that Jison made. */
type JisonError = { hash?: { loc?: { first_line: number; first_column: number } } }

/** What Mermaid takes away before it parses and counts lines: front matter and empty lines. */
const LEADING = /^\s*(?:-{3}[ \t]*\n[^]*?\n-{3}[ \t]*\n)?\s*/

function toSyntaxProblem(code: string, error: unknown): SyntaxProblem {
  const text = error instanceof Error ? error.message : String(error)
  const skipped = (LEADING.exec(code)?.[0] ?? '').split('\n').length - 1
  const type = text.startsWith('No diagram type detected')
    ? (/^\S+/.exec(code.slice(LEADING.exec(code)?.[0].length))?.[0] ?? '')
    : undefined
  if (type !== undefined) {
    const suggestion = findSuggestion(type, diagramTypes)
    const message = `Mermaid has no diagram of the type "${type}"`
    return { line: skipped + 1, column: 1, message, ...(suggestion && { suggestion }) }
  }
  const loc = (error as JisonError).hash?.loc
  const [, line, column] = /on line (\d+)(?:, column (\d+))?/.exec(text) ?? []
  const [reason = ''] = text.split('\n')
  const lines = code.split('\n')
  const at = Math.min(skipped + (loc?.first_line ?? Number(line ?? 1)), lines.length)
  return {
    line: at,
    column: loc ? loc.first_column + 1 : Number(column ?? 1),
    message: loc
      ? `the diagram does not parse, at "${lines[at - 1]?.trim() ?? ''}"`
      : `the diagram does not parse: ${reason.replace(/[.:]$/, '')}`,
  }
}

let mermaid: Promise<Mermaid> | undefined

/** Loads Mermaid, which takes a second of the processor. */
function loadMermaid() {
  // Without a document it has no functions. What is parsed here is not shown, so nothing has to be removed from it.
  Object.assign(DOMPurify, { sanitize: (text: string) => text, addHook: () => undefined })
  mermaid ??= import('mermaid').then((module) => module.default)
  return mermaid
}

async function findSyntaxProblem(code: string): Promise<SyntaxProblem | undefined> {
  const { parse } = await loadMermaid()
  // Mermaid would take comments away, and their lines with them.
  const text = code.replace(/^[ \t]*%%(?!\{).*$/gm, '')
  try {
    await parse(text)
    return undefined
  } catch (error) {
    return toSyntaxProblem(text, error)
  }
}

const store = openStore<SyntaxProblem | 'sound'>('diagrams')

/** What a result depends on besides the diagram: this module, and the version of Mermaid in the lockfile. */
let parserHash: Promise<string> | undefined

async function checkDiagram({ code, line, column, path }: Diagram): Promise<Problem[]> {
  parserHash ??= hashModules(['lib/markdown/code/check-diagrams.ts'])
  const key = toKey(await parserHash, code)
  let found = store.find(key)
  if (found === undefined) {
    found = (await findSyntaxProblem(code)) ?? 'sound'
    store.keep(key, found)
  }
  if (found === 'sound') return []
  const { line: codeLine, column: codeColumn, ...problem } = found
  return [
    {
      path,
      ...problem,
      line: line + codeLine,
      column: column - 1 + codeColumn,
      fix: 'correct it: https://mermaid.js.org/intro/syntax-reference.html describes the syntax',
    },
  ]
}

/** The diagrams that Mermaid cannot parse. Each is parsed once, however often its document is compiled. */
export async function checkDiagrams(diagrams: Diagram[]): Promise<Problem[]> {
  const problems = await Promise.all(diagrams.map(checkDiagram))
  return problems.flat()
}
