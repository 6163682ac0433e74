import type { Element, ElementContent, Parents, Root } from 'hast'
import { h } from 'hastscript'
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx'
import type { Plugin } from 'unified'
import { visit } from '../core/visit'
import { readDiffSign, toNewCode } from './new-code'
import type { CodeToken, Highlight } from './highlighter'
import type { CodeBlockInfo } from './remark-code-directives'
import { readBlockInfo } from './remark-code-directives'

function toTokenElements(tokens: CodeToken[]): ElementContent[] {
  return tokens.map(({ className, value }) =>
    className ? h('span', { class: className }, value) : { type: 'text', value },
  )
}

/** Returns the content of a line. Errors are underlined, except for their indentation. */
function toLineContent(tokens: CodeToken[], isError: boolean): ElementContent[] {
  if (!isError) return toTokenElements(tokens)
  const [first, ...others] = tokens
  const value = first?.value.trimStart() ?? ''
  const indentation = first?.value.slice(0, first.value.length - value.length) ?? ''
  const underlined = first ? [{ ...first, value }, ...others].filter((token) => token.value) : []
  return [
    ...(indentation ? [{ type: 'text' as const, value: indentation }] : []),
    h('span', { class: 'problem' }, toTokenElements(underlined)),
  ]
}

/** Returns the classes for the marks of a line. An error is never highlighted as well. */
function lineClasses(text: string, number: number, diff: boolean, info: CodeBlockInfo): string[] {
  const { highlighted = [], error = [], focused = [] } = info.lines ?? {}
  const isError = error.includes(number)
  return [
    !isError && highlighted.includes(number) && 'hl',
    isError && 'err',
    focused.includes(number) && 'focus',
    diff && readDiffSign(text),
  ].filter((mark) => typeof mark === 'string')
}

/** Returns the classes and attributes of the `<pre>`. Numbers with more than two digits need more room. */
function toPreProperties(info: CodeBlockInfo, lineCount: number) {
  const { firstNumber, lines } = info
  const classes = [
    firstNumber !== undefined && 'numbered',
    lines && lines.focused.length > 0 && 'focused',
  ].filter((name) => typeof name === 'string')
  const digits = String((firstNumber ?? 0) + lineCount - 1).length
  return {
    tabindex: 0,
    class: classes.length > 0 ? classes : undefined,
    'data-digits': firstNumber !== undefined && digits > 2 ? Math.min(digits, 5) : undefined,
  }
}

/** @param copy what is copied if it is not the text itself */
function toFigure(
  language: string,
  { title, checked }: CodeBlockInfo,
  pre: Element,
  copy?: string,
): Element {
  const data = { 'data-lang': language, 'data-ok': checked, 'data-copy': copy }
  return h('figure', { class: 'code', ...data }, [...(title ? [h('figcaption', title)] : []), pre])
}

/** Returns the figure for a block that contains elements instead of text. */
function toElementFigure({ attributes, children }: MdxJsxFlowElementHast): Element {
  const title = attributes.find((attribute) => 'name' in attribute && attribute.name === 'title')
  const caption = typeof title?.value === 'string' ? title.value : undefined
  const code = { ...h('code'), children }
  return toFigure(
    'text',
    { title: caption },
    { ...h('pre', toPreProperties({}, 0)), children: [code] },
  )
}

/** Returns the figure for highlighted code. Only marked or numbered lines are separate elements. */
function toCodeFigure(language: string, lines: CodeToken[][], info: CodeBlockInfo): Element {
  const { firstNumber } = info
  const texts = lines.map((tokens) => tokens.map(({ value }) => value).join(''))
  const isDiff = language === 'diff'
  const content = lines.flatMap((tokens, index): ElementContent[] => {
    const lineBreak: ElementContent[] =
      index < lines.length - 1 ? [{ type: 'text', value: '\n' }] : []
    const classes = lineClasses(texts[index] ?? '', index + 1, isDiff, info)
    const children = [...toLineContent(tokens, classes.includes('err')), ...lineBreak]
    if (firstNumber === undefined && classes.length === 0) return children
    const number = firstNumber === undefined || firstNumber === 1 ? undefined : firstNumber + index
    return [h('span', { class: ['line', ...classes], 'data-n': number }, children)]
  })
  return toFigure(
    language,
    info,
    h('pre', toPreProperties(info, lines.length), h('code', content)),
    isDiff ? toNewCode(texts.join('\n')) : undefined,
  )
}

/** Returns the `<code>` in a `<pre>` and its text, or undefined if there is anything but text. */
function findCode(pre: Element): { code: Element; text: string } | undefined {
  const [code, ...others] = pre.children
  if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return undefined
  const [text, ...rest] = code.children
  return others.length === 0 && text?.type === 'text' && rest.length === 0
    ? { code, text: text.value.replace(/\n$/, '') }
    : undefined
}

/** Reads the language from the class that a fence gives its code. */
function readLanguage({ properties }: Element): string {
  const [first] = [properties.className].flat()
  return /^language-(.+)$/.exec(String(first))?.[1] ?? 'text'
}

/**
 * Turns `<pre><code class="language-js">` into `<figure class="code">` with the title as a caption and a `<pre><code>`
 * whose tokens have classes. The text is exactly the code. Line numbers that do not start at 1 are attributes, because
 * the start of a counter would require an inline style. A diff has the new code as an attribute for the copy button.
 * Checked code has the release of the packages as an attribute, which the stylesheet shows. `<CodeBlock>` around
 * elements becomes the same figure without highlighting.
 */
export const rehypeCodeBlocks: Plugin<[Highlight], Root> = (highlight) => async (tree) => {
  visit(tree, 'mdxJsxFlowElement', (element, index, parent) => {
    if (element.name !== 'CodeBlock' || !parent || index === undefined) return
    parent.children[index] = toElementFigure(element)
  })
  const blocks: { pre: Element; parent: Parents; code: Element; text: string }[] = []
  visit(tree, 'element', (pre, _index, parent) => {
    const found = findCode(pre)
    if (found && parent) blocks.push({ pre, parent, ...found })
  })
  const highlighted = blocks.map(async ({ pre, parent, code, text }) => {
    const language = readLanguage(code)
    const lines = await highlight(text, language)
    const figure = toCodeFigure(language, lines, readBlockInfo(code.data?.meta ?? ''))
    parent.children[parent.children.indexOf(pre)] = figure
  })
  await Promise.all(highlighted)
}
