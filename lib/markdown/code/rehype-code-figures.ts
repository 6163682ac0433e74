import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { h } from 'hastscript'
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx'
import type { Plugin } from 'unified'
import { findAttribute } from '../core/jsx-props'
import { SKIP, visit } from '../core/visit'
import { readBlockMeta } from './block-meta'
import { toNewCode } from './new-code'

/** Returns the figure for a block that contains elements instead of text. */
function toElementFigure(element: MdxJsxFlowElementHast): Element {
  const title = findAttribute(element, 'title')?.value
  const caption = typeof title === 'string' ? [h('figcaption', title)] : []
  const pre = h('pre', { tabindex: 0 }, h('code', element.children))
  return h('figure', { class: 'code', 'data-lang': 'text' }, [...caption, pre])
}

/** Returns the content of a `<code>`. Only marked or numbered lines are separate elements. */
function toLines(lines: Element[], isNumbered: boolean): ElementContent[] {
  return lines.flatMap(({ properties, children }, index) => {
    const content = [...children]
    if (index < lines.length - 1) content.push({ type: 'text', value: '\n' })
    const marks = [properties.className ?? []].flat()
    if (!isNumbered && marks.length === 0) return content
    return h('span', { class: ['line', ...marks].join(' '), dataN: properties['dataN'] }, content)
  })
}

/**
 * Completes a figure of rehype-pretty-code, whose `<code>` then contains exactly the code. A diff has the new code as an
 * attribute for the copy button. Checked code has the release of the packages as an attribute, which the stylesheet
 * shows.
 */
function completeFigure(figure: Element): void {
  const [pre] = figure.children
  const [code] = pre?.type === 'element' ? pre.children : []
  if (pre?.type !== 'element' || code?.type !== 'element') return
  const { title, checked, firstNumber } = readBlockMeta(code.data?.meta ?? '')
  const { className, dataDigits, 'data-language': language } = pre.properties
  const lines = code.children.filter((child) => child.type === 'element')
  figure.properties = {
    className: ['code'],
    dataLang: language,
    dataOk: checked,
    dataCopy: language === 'diff' ? toNewCode(toString(code)) : undefined,
  }
  figure.children = [
    ...(title === undefined ? [] : [h('figcaption', title)]),
    h(
      'pre',
      { tabindex: 0, className, dataDigits },
      h('code', toLines(lines, firstNumber !== undefined)),
    ),
  ]
}

/**
 * Completes the figures of rehype-pretty-code. `<CodeBlock>` around elements becomes the same figure without
 * highlighting.
 */
export const rehypeCodeFigures: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'mdxJsxFlowElement', (element, index, parent) => {
    if (element.name !== 'CodeBlock' || !parent || index === undefined) return
    parent.children[index] = toElementFigure(element)
  })
  visit(tree, 'element', (element) => {
    if (element.properties['data-rehype-pretty-code-figure'] === undefined) return undefined
    completeFigure(element)
    return SKIP
  })
}
