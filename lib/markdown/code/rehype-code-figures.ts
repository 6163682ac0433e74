import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { h } from 'hastscript'
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx'
import type { Plugin } from 'unified'
import { cn } from '@/lib/core/cn'
import { findAttribute } from '../core/jsx-props'
import { SKIP, visit } from '../core/visit'
import type { LineMark, MarkedCode } from './code-directives'
import { readDiffSign, toCopiedCode } from './copied-code'

/** How a code block is shown, as JSON in a fence's meta between `remarkFences` and `rehypeCodeFigures`. */
export type BlockMeta = Pick<MarkedCode, 'lines'> & {
  /** The number of the first line, or undefined if lines are not numbered. */
  firstNumber?: number | undefined
  title?: string | undefined
}

/** The meta of a fence without a language. */
const noMeta: BlockMeta = { lines: { highlighted: [], error: [], focused: [] } }

const markClasses: [LineMark, className: string][] = [
  ['highlighted', 'hl'],
  ['error', 'err'],
  ['focused', 'focus'],
]

/** Underlines the content of a line, except for its indentation. */
function underline([first, ...others]: ElementContent[]): ElementContent[] {
  if (first === undefined) return [h('span', { class: 'problem' })]
  const text = first.type === 'element' ? first.children[0] : first
  if (text?.type !== 'text') return [first, ...others]
  const trimmed = text.value.trimStart()
  const indentation = text.value.slice(0, text.value.length - trimmed.length)
  text.value = trimmed
  return [
    ...(indentation ? [{ type: 'text' as const, value: indentation }] : []),
    h('span', { class: 'problem' }, trimmed ? [first, ...others] : others),
  ]
}

/**
 * Returns the content of a `<code>`. Only marked or numbered lines are separate elements. Line numbers that do not start
 * at 1 are attributes, because the start of a counter would require an inline style.
 */
function toLines(lines: Element[], { firstNumber, lines: marked }: BlockMeta, isDiff: boolean) {
  return lines.flatMap((line, index): ElementContent[] => {
    const marks = markClasses.flatMap(([mark, name]) =>
      marked[mark].includes(index + 1) ? [name] : [],
    )
    const sign = isDiff ? readDiffSign(toString(line)) : undefined
    if (sign) marks.push(sign)
    const content = marks.includes('err') ? underline(line.children) : [...line.children]
    if (index < lines.length - 1) content.push({ type: 'text', value: '\n' })
    if (firstNumber === undefined && marks.length === 0) return content
    const number = firstNumber === undefined || firstNumber === 1 ? undefined : firstNumber + index
    return [h('span', { class: ['line', ...marks], 'data-n': number }, content)]
  })
}

/** Returns the figure of a block. Numbers of lines with more than two digits need more room. */
function toFigure(
  properties: Record<string, string | undefined>,
  { title, firstNumber, lines: { focused } }: BlockMeta,
  children: ElementContent[],
  count = 0,
): Element {
  const isNumbered = firstNumber !== undefined
  const digits = isNumbered ? String(firstNumber + count - 1).length : 0
  return h('figure', { class: 'code', ...properties }, [
    ...(title === undefined ? [] : [h('figcaption', title)]),
    h(
      'pre',
      {
        tabindex: 0,
        class: cn(
          count === 1 && 'one-line',
          focused.length > 0 && 'focused',
          isNumbered && 'numbered',
        ),
        'data-digits': digits > 2 ? Math.min(digits, 5) : undefined,
      },
      h('code', children),
    ),
  ])
}

/**
 * Returns a figure of rehype-pretty-code as the site shows it: `<code>` contains exactly the code. What the copy button
 * copies is an attribute if it isn't the code.
 */
function completeFigure(figure: Element): Element {
  const [pre] = figure.children
  const [code] = pre?.type === 'element' ? pre.children : []
  if (pre?.type !== 'element' || code?.type !== 'element') return figure
  const meta = code.data?.meta ? (JSON.parse(code.data.meta) as BlockMeta) : noMeta
  const language = String(pre.properties['data-language'])
  const isDiff = language === 'diff'
  const lines = code.children.filter((child) => child.type === 'element')
  const copied = toCopiedCode(language, toString(code))
  const properties = { 'data-lang': language, 'data-copy': copied }
  return toFigure(properties, meta, toLines(lines, meta, isDiff), lines.length)
}

/**
 * Completes the figures of rehype-pretty-code. `<CodeBlock>` around elements becomes the same figure without
 * highlighting.
 */
export const rehypeCodeFigures: Plugin<[], Root> = () => (tree) => {
  visit(tree, ['element', 'mdxJsxFlowElement'], (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    const element = node as Element | MdxJsxFlowElementHast
    if (element.type === 'element') {
      if (element.properties['data-rehype-pretty-code-figure'] === undefined) return undefined
      parent.children[index] = completeFigure(element)
      return SKIP
    }
    if (element.name !== 'CodeBlock') return undefined
    const title = findAttribute(element, 'title')?.value
    const meta = typeof title === 'string' ? { ...noMeta, title } : noMeta
    parent.children[index] = toFigure({ 'data-lang': 'text' }, meta, element.children)
    return undefined
  })
}
