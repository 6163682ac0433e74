import type { Code, InlineCode, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { FenceText } from '@/lib/markdown/code/javascript-form'
import { parser } from '@/lib/markdown/core/parser'
import { toMdxSyntax } from '@/lib/markdown/core/mdx-syntax'
import { listFiles } from '@/lib/source/list-files'
import { toSourceText } from '@/lib/source/source-text'

/** A code block of a document, with the position of its code. */
export type CodeFence = FenceText & {
  /** 1-based line of the opening fence; the code starts on the next one. */
  line: number
  /** Text before each line of code, such as the indentation in a list. */
  prefix: string
  /**
   * Whether each line in the file consists of `prefix` and a line of code, which means that the code can be replaced.
   */
  replaceable: boolean
}

function toFence(node: Code, lines: string[]): CodeFence {
  const { line = 1, column = 1 } = node.position?.start ?? {}
  const prefix = (lines[line - 1] ?? '').slice(0, column - 1).replace(/[^>\s]/g, ' ')
  const code = node.value.split('\n')
  // Blank lines may lack the spaces of the prefix.
  const replaceable = code.every(
    (text, index) => lines[line + index]?.trimEnd() === (prefix + text).trimEnd(),
  )
  return {
    language: node.lang?.toLowerCase() ?? '',
    meta: node.meta ?? '',
    code: node.value,
    line,
    prefix,
    replaceable,
  }
}

/** Code within a sentence. Line and column are 1-based. */
export type InlineCodeText = { text: string; line: number; column: number }

function toInlineCode({ value, position }: InlineCode): InlineCodeText {
  const { line = 1, column = 1 } = position?.start ?? {}
  return { text: value, line, column: column + 1 }
}

/** Parses the body of an MDX document. @throws VFileMessage if it is not valid */
export function parseDocument(path: string, text: string): Root {
  return parser.parse(toMdxSyntax(toSourceText(path, text).body))
}

/**
 * Returns the fences and the inline code of an MDX document, each in order. Everything inside a fence is code, even
 * another fence.
 * @throws VFileMessage if the document is not valid MDX
 */
export function findCode(
  path: string,
  text: string,
): { fences: CodeFence[]; inline: InlineCodeText[] } {
  const lines = text.split('\n')
  const fences: CodeFence[] = []
  const inline: InlineCodeText[] = []
  visit(parseDocument(path, text), (node) => {
    if (node.type === 'code') fences.push(toFence(node, lines))
    else if (node.type === 'inlineCode') inline.push(toInlineCode(node))
  })
  return { fences, inline }
}

/** Replaces the code of a replaceable fence. The lines after it may move, so fences are replaced from last to first. */
export function replaceCode(text: string, fence: CodeFence, code: string): string {
  const lines = text.split('\n')
  const replacement = code
    .split('\n')
    .map((line) => (line === '' ? fence.prefix.trimEnd() : fence.prefix + line))
  lines.splice(fence.line, fence.code.split('\n').length, ...replacement)
  return lines.join('\n')
}

/**
 * Whether the code in a file is checked: in every document and partial, except for the fixtures below `content/tests`,
 * which are as unusual as their tests require.
 * @param file path from the repository root
 */
export function hasCheckedCode(file: string): boolean {
  return /^content\/(?!tests\/).*\.mdx$/.test(file)
}

/** Lists the files whose code is checked, from the repository root. */
export function listCheckedCode(): string[] {
  return listFiles('content')
    .map((file) => `content/${file}`)
    .filter(hasCheckedCode)
}
