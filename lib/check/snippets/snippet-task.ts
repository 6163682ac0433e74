import type { Problem } from '@/lib/core/problem'
import type { CodeCheck } from '@/lib/markdown/code/code-checks'
import { hasJavaScriptForm, toJavaScriptForm } from '@/lib/markdown/code/javascript-form'
import { toKey } from '@/lib/source/cache/store'
import type { CodeFence } from '../code-fences'
import type { Pin } from './check-commands'
import type { Snippet, SnippetProblem } from './snippet'
import { toSnippet } from './snippet'

/** A fence that is still to be checked. */
export type Task = {
  path: string
  fence: CodeFence
  snippet: Snippet
  check: CodeCheck
  pin: Pin
  key: string
  /** The task of its form in JavaScript, or the problem of a fence that can't be converted. Absent if it has no form. */
  form?: Task | Problem
}

/** Places a problem of a fence in its document. */
export function toProblem(path: string, fence: CodeFence, problem: SnippetProblem): Problem {
  return {
    ...problem,
    path,
    line: fence.line + problem.line,
    column: fence.prefix.length + problem.column,
  }
}

/** Returns the problem of a fence in JavaScript, which is placed at the fence, because the author wrote other code. */
export function toFormProblem(
  path: string,
  fence: CodeFence,
  { message, fix }: SnippetProblem,
): Problem {
  return toProblem(path, fence, { line: 0, column: 1, message: `in JavaScript, ${message}`, fix })
}

/** Returns the form of a fence in JavaScript, unless it is the same code. */
export async function toFormTask(original: Task, releaseHash: string): Promise<Task['form']> {
  const { path, fence, pin } = original
  if (!hasJavaScriptForm(fence)) return undefined
  try {
    const form = await toJavaScriptForm(fence)
    if (form.code === fence.code) return undefined
    const snippet = toSnippet({ ...fence, ...form }, true)
    return { ...original, snippet, key: toKey(releaseHash, snippet, pin) }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const [reason = ''] = error.message.split('\n')
    return toFormProblem(path, fence, {
      ...{ line: 0, column: 1, message: `the code does not parse: ${reason}` },
      fix: 'write it without syntax that types cannot be removed from, or mark the fence with `no-javascript`',
    })
  }
}
