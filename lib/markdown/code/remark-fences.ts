import type { Code, Root } from 'mdast'
import type { Math } from 'mdast-util-math'
import type { Plugin } from 'unified'
import { findSuggestion } from '@/lib/core/problem'
import { isFixture } from '@/lib/source/fixtures'
import type { CompileContext } from '../core/context'
import { findInside, getSource, getTextPath, reportProblem, toPlace } from '../core/context'
import { visit } from '../core/visit'
import { findCheckedRelease } from './code-checks'
import { readCodeDirectives, removeHiddenLines } from './code-directives'
import type { CodeMeta } from './code-meta'
import {
  codeParts,
  findOpenQuote,
  findLinesBeyond,
  knownAttributes,
  readCodeMeta,
  toLineNumbers,
} from './code-meta'
import { findHighlighterName, knownLanguages } from './languages'
import type { BlockMeta } from './rehype-code-figures'

/** Reports a quote without its other half, which hides what follows it. Returns whether there is one. */
function checkQuotes(context: CompileContext, fence: Code): boolean {
  const { meta } = fence
  const index = findOpenQuote(meta ?? '')
  if (index < 0 || !meta) return false
  const [first = ''] = getSource(context, fence).split('\n')
  const at = Math.max(first.indexOf(meta), 0) + index
  reportProblem(context, findInside(fence, first, at), {
    message: 'the quote is not closed',
    fix: `write ${meta[index]} at the end of the value`,
  })
  return true
}

/** Reports a block of code or formulas without an end, which takes in the rest of the document. */
function checkEnd(context: CompileContext, block: Code | Math): void {
  const { sources, page } = context
  const { end, file = page } = block.position ?? {}
  const [opening = '', ...lines] = getSource(context, block).split('\n')
  const [marks] = /^(?:`{3,}|~{3,}|\${2,})/.exec(opening) ?? []
  const isLast = end?.line === sources.get(file)?.length
  if (!isLast || marks === undefined || lines.at(-1)?.includes(marks)) return
  reportProblem(context, block, {
    message: `the block that "${marks}" opens has no end`,
    fix: `write ${marks} on a line of its own below it`,
  })
}

/** Reports what is wrong with the words after the language of a fence. @param count number of lines */
function checkMeta(
  context: CompileContext,
  fence: Code,
  { highlighted, focused, unknown }: CodeMeta,
  count: number,
): void {
  const [word] = unknown
  if (word !== undefined) {
    const [name = ''] = word.split(/[={]/)
    const quoted = unknown.map((each) => `"${each}"`).join(', ')
    reportProblem(context, fence, {
      message: `unknown attribute${unknown.length > 1 ? 's' : ''} ${quoted} of a code block`,
      fix: knownAttributes.includes(name)
        ? `write values in the form title="…", {1,3-5}, showLineNumbers={5}, focus={2-3}, no-check="reason", size=640x480 or in=NAME, where NAME is one of ${codeParts.join(', ')}`
        : `remove ${unknown.length > 1 ? 'them' : 'it'}, or use one of ${knownAttributes.join(', ')}`,
      suggestion: knownAttributes.includes(name)
        ? undefined
        : findSuggestion(name, knownAttributes),
    })
  }
  if (isFixture(getTextPath(context, fence))) return
  for (const ranges of [highlighted, focused]) {
    const beyond = findLinesBeyond(ranges ?? '', count)
    if (beyond.length === 0) continue
    reportProblem(context, fence, {
      message: `{${ranges ?? ''}} marks line ${beyond.join(', ')} of a block that has ${count === 1 ? '1 line' : `${count} lines`}`,
      fix: 'correct the line numbers, which start with 1',
    })
  }
}

/** Removes comments that mark lines from a fence. Returns the marked lines. */
function extractMarks(fence: Code, language: string, meta: CodeMeta): BlockMeta['lines'] {
  const { highlighted, focused } = meta
  const marked = readCodeDirectives(fence.value, language)
  let { lines } = marked
  if (highlighted === undefined && !focused) {
    fence.value = marked.code
  } else {
    // Line ranges in the meta take precedence over directives, which then stay visible as code.
    const count = fence.value.split('\n').length
    lines = {
      highlighted: toLineNumbers(highlighted ?? '', count),
      error: [],
      focused: toLineNumbers(focused ?? '', count),
    }
  }
  if (focused === '' && lines.focused.length === 0) lines.focused = lines.highlighted
  return lines
}

/**
 * Removes comments such as `// highlight-next-line` from a fence such as ```` ```js title="a.js" ````, and encodes its
 * options and marked lines in its meta for `rehypeCodeFigures`. A fence without a language, with an unknown one, with
 * unknown attributes, or with marks on lines that do not exist is a problem.
 */
export const remarkFences: Plugin<[CompileContext], Root> = (context) => (tree) => {
  visit(tree, 'math', (formula) => checkEnd(context, formula))
  visit(tree, 'code', (fence) => {
    const isDerived = fence.data?.derived === true
    if (!isDerived) checkEnd(context, fence)
    const isWritten = !isDerived && /^(?:```|~~~)/.test(getSource(context, fence))
    const language = fence.lang?.toLowerCase()
    if (!language) {
      if (!isWritten || isFixture(getTextPath(context, fence))) return
      reportProblem(context, fence, {
        message: 'the code block has no language',
        fix: 'write it after the opening backticks; for plain text, write `text`',
      })
      return
    }
    const name = findHighlighterName(language)
    // What belongs after the language is part of it, so the rest of the line isn't what it was meant to be.
    const isGlued = name === undefined && /[:{=]/.test(language)
    if (name === undefined) {
      reportProblem(context, fence, {
        message: `highlighting does not support the language "${language}"`,
        fix: isGlued
          ? 'write the language first, and a space after it, as in `js {1}` and `js title="a.js"`'
          : 'use a known language or `text`, or add it to lib/markdown/code/languages.ts',
        suggestion: findSuggestion(language, knownLanguages),
      })
    }
    const { path } = toPlace(context, fence)
    const written = { language, meta: fence.meta ?? '', code: fence.value }
    const meta = readCodeMeta(written.meta)
    fence.lang = name ?? 'text'
    fence.value = removeHiddenLines(fence.value, language)
    if (isWritten && !isGlued && !checkQuotes(context, fence)) {
      checkMeta(context, fence, meta, fence.value.split('\n').length)
    }
    const { title, firstNumber } = meta
    const release = isDerived ? undefined : findCheckedRelease(path, written)
    if (release !== undefined) context.findings.checkedReleases.push(release)
    const lines = extractMarks(fence, language, meta)
    fence.meta = JSON.stringify({ firstNumber, lines, title } satisfies BlockMeta)
  })
}
