import type { Paragraph, Parents, Root, Table } from 'mdast'
import type { Plugin } from 'unified'
import type { CompileContext } from '../core/context'
import { findInside, getSource, reportProblem } from '../core/context'
import { visit } from '../core/visit'
import { admonitionKinds } from './admonition-kinds'

/** Matches the head of a table and the line of dashes below it. */
const TABLE_HEAD = /^(.*\|.*)\n(?=.*-)(?=.*\|)([ \t>|:-]+)$/gm

const countCells = (line: string) =>
  line.replace(/^[\s>]*\|?|(?<!\\)\|\s*$/g, '').split(/(?<!\\)\|/).length

/** Reports a head and a line of dashes with different numbers of cells, which the parser leaves as text. */
function checkTableHead(context: CompileContext, paragraph: Paragraph): void {
  const source = getSource(context, paragraph)
  for (const { 0: found, 1: head = '', 2: dashes = '', index } of source.matchAll(TABLE_HEAD)) {
    const [cells, columns] = [countCells(head), countCells(dashes)]
    if (cells === columns) continue
    reportProblem(context, findInside(paragraph, source, index + found.length - dashes.length), {
      message: `this line has ${columns} ${columns === 1 ? 'cell' : 'cells'}, but the head of the table has ${cells}, so the table is text`,
      fix: 'give both lines the same number of cells, and write \\| for a | that is text',
    })
  }
}

const kinds = Object.keys(admonitionKinds).join('|')

/** Matches a paragraph of several lines that are all alike. */
const toLines = (line: string) => new RegExp(`^(${line}(?:\\n[ \\t>]*${line})+)$`, 'gu')

/** Slips that make a block text. The first group of a pattern is where it starts. */
const slips: { patterns: RegExp[]; message: string; fix: string }[] = [
  {
    // A word may start with one hash.
    patterns: [/^[ \t>]*(#{1,6}[\u00A0\u3000]|#{2,6}[^\s#])/gm],
    message: 'there is no space after the hashes, so the heading is text',
    fix: 'write an ordinary space after them, or \\# if they are text',
  },
  {
    patterns: [
      toLines('(?:[-+]|\\*(?!.*\\*)|\\d+[.)])[\\p{L}\\u00A0\\u3000].*'),
      toLines('[•‣◦▪●].*[^\\s\\\\>]'),
      /^([-*+]\[[ x]\][ \t])/gi,
    ],
    message: 'the list is text, because it has no marker with an ordinary space after it',
    fix: 'start each line with - or a number and a dot, and a space',
  },
  {
    patterns: [/^[ \t>]*(\d+[.)][ \t].*\n[ \t>]*\d+[.)][ \t])/gm],
    message: 'a list that does not start with 1 is text in the paragraph above it',
    fix: 'leave a blank line above it',
  },
  {
    // A line of dashes that doesn't fit has its own problem.
    patterns: [toLines('\\|(?![ \\t>|:-]*(?:\\n|$))[^|\\n]*\\|.*\\|[ \\t]*')],
    message: 'the table is text, because there is no line of dashes below its head',
    fix: 'write one, such as | --- | --- |',
  },
  {
    patterns: [
      new RegExp(`^[ \\t>]*((?:!!!|\\?{3}\\+?|::|：{3})[ \\t]*(?:${kinds})\\b)`, 'gim'),
      /^(\[!(?:note|tip|important|warning|caution)\])(?=[ \t]*[^\s\\])/gi,
    ],
    message: 'the admonition is text, because it starts in another way here',
    fix: 'write a line such as :::note[Title] above it, and a line ::: below it',
  },
  {
    // Liquid, Hugo, kramdown, MkDocs, VitePress.
    patterns: [
      /^[ \t>]*(\{%.*%\}|\{\{[<%].*[%>]\}\}|\{:[^}]*\}|={3}[!+]? "[^"]*"|-+8<-+ ".*"|<{3} @.*|\[\[?toc\]?\])[ \t]*$/gim,
    ],
    message: 'the line is text, because its syntax belongs to another tool',
    fix: 'write what it does in Markdown or with a component, or remove it',
  },
]

/** Reports what the parser leaves as text. */
function checkParagraph(context: CompileContext, paragraph: Paragraph): void {
  const source = getSource(context, paragraph)
  for (const { patterns, ...problem } of slips) {
    const found = patterns.flatMap((pattern) => [...source.matchAll(pattern)])
    for (const { 0: whole, 1: start = '', index } of found) {
      const place = findInside(paragraph, source, index + whole.length - start.length)
      reportProblem(context, place, problem)
    }
  }
}

/** Matches a backtick next to what was meant as code. One between spaces or brackets is meant as text. */
const BACKTICK = /(?<=^|[\s([])`(?=[^\s`)\]])|(?<=[\p{L}\p{N})\]}.])`/u

/** Reports a backtick without another one, which is text. */
function checkBackticks(context: CompileContext, parent: Parents): void {
  visit(parent, 'text', (text) => {
    const source = getSource(context, text)
    const index = source.search(BACKTICK)
    // The value of an entity or of an expression differs from its source.
    if (index === -1 || !text.value.includes('`')) return
    reportProblem(context, findInside(text, source, index), {
      message: 'this backtick is text, because there is no other one that ends the code',
      fix: 'write the missing one, \\` if it is text, or \\| for a | in the code of a table',
    })
  })
}

/** Reports cells without a column, which aren't shown, and text below a table, which is its last row. */
function checkRows(context: CompileContext, table: Table): void {
  const [head, ...rows] = table.children
  const columns = head?.children.length ?? 0
  const isFramed = getSource(context, table).startsWith('|')
  for (const row of rows) {
    const extra = row.children.slice(columns).find((cell) => cell.children.length > 0)
    if (extra) {
      reportProblem(context, extra, {
        message: `the row has ${row.children.length} cells, but the table has ${columns} ${columns === 1 ? 'column' : 'columns'}`,
        fix: 'write \\| for a | that is text, also in code, or add a column to the first two lines',
      })
      continue
    }
    checkBackticks(context, row)
    if (columns > 1 && isFramed && !getSource(context, row).includes('|')) {
      reportProblem(context, row, {
        message: 'the text is a row of the table above it',
        fix: 'leave a blank line between them',
      })
    }
  }
}

/**
 * Reports headings, lists, tables, admonitions and code that are text because of a slip, lines for other tools, text
 * that is a row of a table, and cells without a column, which are not shown. A `|` in code also starts a cell.
 */
export const remarkBlockProblems: Plugin<[CompileContext], Root> = (context) => (tree) => {
  visit(tree, 'paragraph', (paragraph) => {
    checkParagraph(context, paragraph)
    checkTableHead(context, paragraph)
    checkBackticks(context, paragraph)
  })
  visit(tree, 'heading', (heading) => checkBackticks(context, heading))
  visit(tree, 'table', (table) => checkRows(context, table))
}
