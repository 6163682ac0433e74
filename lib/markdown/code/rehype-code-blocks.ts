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

/** The tokens of a line; those of an error are underlined, but not their indentation. */
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

/** Classes of the marks of a line; an error is never highlighted as well. */
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

/** Classes and attributes of the `<pre>`; numbers of more than two digits need more room. */
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

/** @param copy what is copied where that is not the text itself */
function toFigure(
  language: string,
  { title, checked }: CodeBlockInfo,
  pre: Element,
  copy?: string,
): Element {
  const data = { 'data-lang': language, 'data-ok': checked, 'data-copy': copy }
  return h('figure', { class: 'code', ...data }, [...(title ? [h('figcaption', title)] : []), pre])
}

/** A block that has elements in it instead of text. */
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

/** The figure of highlighted code. Only marked or numbered lines are separate elements. */
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

/** The `<code>` of a `<pre>` that has nothing but text in it, and that text. */
function findCode(pre: Element): { code: Element; text: string } | undefined {
  const [code, ...others] = pre.children
  if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return undefined
  const [text, ...rest] = code.children
  return others.length === 0 && text?.type === 'text' && rest.length === 0
    ? { code, text: text.value.replace(/\n$/, '') }
    : undefined
}

/** The name of the language in the class that a fence gives its code. */
function readLanguage({ properties }: Element): string {
  const [first] = [properties.className].flat()
  return /^language-(.+)$/.exec(String(first))?.[1] ?? 'text'
}

/**
 * `<pre><code class="language-js">` -> `<figure class="code">` with a caption for the title and `<pre><code>` whose
 * tokens are classes. The text is the code, exactly. Numbers of lines that do not start at 1 are attributes, because a
 * counter's start would be an inline style. A diff has the new code as an attribute, for the button that copies, and
 * code that was checked the release of the packages, which the stylesheet shows.
 * `<CodeBlock>` around elements -> the same figure without highlighting.
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
