import type { Options } from 'prettier'
import type { VFileMessage } from 'vfile-message'
import { toSyntaxProblem } from '@/lib/markdown/core/syntax-problem'
import { readCodeMeta } from '@/lib/markdown/code/code-meta'
import { formatCode } from '@/lib/markdown/code/code-style'
import type { Problem } from '@/lib/core/problem'
import type { CodeFence } from './code-fences'
import { findCode, replaceCode } from './code-fences'

/** Prettier's parser for each language. Code in other languages is not checked. */
const parsers = new Map<string, NonNullable<Options['parser']>>([
  ['css', 'css'],
  ['html', 'html'],
  ['javascript', 'babel'],
  ['js', 'babel'],
  ['json', 'json'],
  ['jsx', 'babel'],
  ['ts', 'typescript'],
  ['tsx', 'typescript'],
  ['typescript', 'typescript'],
  ['yaml', 'yaml'],
  ['yml', 'yaml'],
])

/** Result of checking the code in a document. */
export type CodeCheck = {
  problems: Problem[]
  /** The document with its code formatted, except where the author has to decide. */
  formatted: string
}

const BROKEN_FIX =
  'correct the code, or mark the fence with `no-format`, or with `in=…` if it is properties of an object'

/** Whether the code starts with `key: value`: a property without its object, although it parses as a label. */
function isProperty(code: string): boolean {
  return /^(?:\s*\/\/.*\n)*\s*[\w$]+:/.test(code)
}

/** Returns the problem for an error of Prettier's parsers, most of which contain the position in the code. */
function toParseProblem(path: string, fence: CodeFence, error: Error): Problem {
  const start = (error as Error & { loc?: { start?: { line: number; column: number } } }).loc?.start
  const reason = (error.message.split('\n')[0] ?? '').replace(/\.?\s*\(\d+:\d+\)$/, '')
  return {
    path,
    line: fence.line + (start?.line ?? 1),
    column: fence.prefix.length + (start?.column ?? 1),
    message: `the code does not parse: ${reason}`,
    fix: BROKEN_FIX,
  }
}

/** A problem of a fence, with the formatted code if it can replace the original. */
type FenceCheck = { problem: Problem; formatted?: string }

async function checkFence(path: string, fence: CodeFence): Promise<FenceCheck | undefined> {
  const parser = parsers.get(fence.language)
  const { noFormat, part, highlighted, focused } = readCodeMeta(fence.meta)
  if (parser === undefined || noFormat || part) return undefined
  const place = { path, line: fence.line, column: fence.prefix.length + 1 }
  if ((parser === 'babel' || parser === 'typescript') && isProperty(fence.code)) {
    const message = 'the code is a property without its object'
    return { problem: { ...place, message, fix: BROKEN_FIX } }
  }
  let formatted: string
  try {
    formatted = await formatCode(fence.code, parser)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { problem: toParseProblem(path, fence, error) }
  }
  if (formatted === fence.code) return undefined
  const toProblem = (fix: string) => ({ ...place, message: 'the code is not formatted', fix })
  const hasLineNumbers = highlighted !== undefined || Boolean(focused)
  if (hasLineNumbers && formatted.split('\n').length !== fence.code.split('\n').length) {
    return {
      problem: toProblem(
        'remove the line numbers, run npm run format:code, and add the new line numbers',
      ),
    }
  }
  if (!fence.replaceable) {
    return {
      problem: toProblem('indent every line like the fence, then run npm run format:code'),
    }
  }
  return { problem: toProblem('run npm run format:code'), formatted }
}

/**
 * Checks that the code in an MDX document parses and is formatted. Fences marked `no-format` or `in=…` are skipped.
 * @param path of the document from the repository root
 */
export async function checkCode(path: string, text: string): Promise<CodeCheck> {
  let fences: CodeFence[]
  try {
    fences = findCode(path, text).fences
  } catch (error) {
    return { problems: [toSyntaxProblem(path, error as VFileMessage)], formatted: text }
  }
  const problems: Problem[] = []
  let result = text
  // From last to first, so the line numbers of the remaining fences stay valid.
  for (const fence of fences.reverse()) {
    const { problem, formatted } = (await checkFence(path, fence)) ?? {}
    if (problem) problems.unshift(problem)
    if (formatted !== undefined) result = replaceCode(result, fence, formatted)
  }
  return { problems, formatted: result }
}
