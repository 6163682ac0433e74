import type { Element, ElementContent, Root, Text } from 'hast'
import { h } from 'hastscript'
import { toString } from 'hast-util-to-string'
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx'
import type { Plugin } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { toTokenClass } from './highlighter'
import type { CodeBlockInfo } from './remark-code-directives'
import { readBlockInfo } from './remark-code-directives'

type Token = { className: string | undefined; value: string }

function readTokens(line: Element): Token[] {
  const tokens: Token[] = []
  for (const child of line.children) {
    const style = child.type === 'element' ? child.properties.style : undefined
    const value = child.type === 'element' ? toString(child) : (child as Text).value
    // White space looks the same in every color, so it joins the token before it.
    const className = value.trim() === '' ? tokens.at(-1)?.className : toTokenClass(style ?? '')
    const last = tokens.at(-1)
    if (last && last.className === className) last.value += value
    else tokens.push({ className, value })
  }
  return tokens
}

function toTokenElements(tokens: Token[]): ElementContent[] {
  return tokens.map(({ className, value }) =>
    className ? h('span', { class: className }, value) : { type: 'text', value },
  )
}

/** The tokens of a line; those of an error are underlined, but not their indentation. */
function toLineContent(line: Element, isError: boolean): ElementContent[] {
  const tokens = readTokens(line)
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
    diff && /^\+(?!\+\+)/.test(text) && 'add',
    diff && /^-(?!--)/.test(text) && 'del',
  ].filter((mark) => mark !== false)
}

function findChild(element: Element, tagName: string): Element | undefined {
  return element.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === tagName,
  )
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

function toFigure(language: string, title: string | undefined, pre: Element): Element {
  return h('figure', { class: 'code', 'data-language': language }, [
    ...(title ? [h('figcaption', title)] : []),
    pre,
  ])
}

/** A block that has elements in it instead of text. */
function toElementFigure({ attributes, children }: MdxJsxFlowElementHast): Element {
  const title = attributes.find((attribute) => 'name' in attribute && attribute.name === 'title')
  const caption = typeof title?.value === 'string' ? title.value : undefined
  const code = { ...h('code'), children }
  return toFigure('text', caption, { ...h('pre', toPreProperties({}, 0)), children: [code] })
}

/**
 * The figure that rehype-pretty-code makes -> `<figure class="code">` with a caption for the title and `<pre><code>`
 * whose tokens are classes. Only marked or numbered lines are elements of their own; the text is the code, exactly.
 * Numbers that do not start at 1 are attributes, because a counter's start would be an inline style.
 * `<CodeBlock>` around elements -> the same figure without highlighting.
 */
export const rehypeCodeBlocks: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'mdxJsxFlowElement', (element, index, parent) => {
    if (element.name !== 'CodeBlock' || !parent || index === undefined) return
    parent.children[index] = toElementFigure(element)
  })
  visit(tree, 'element', (figure, index, parent) => {
    if (
      !('data-rehype-pretty-code-figure' in figure.properties) ||
      !parent ||
      index === undefined
    ) {
      return undefined
    }
    const pre = findChild(figure, 'pre')
    const code = pre && findChild(pre, 'code')
    if (!code) return undefined
    const info = readBlockInfo(code.data?.meta ?? '')
    const { title, firstNumber } = info
    const language = String(code.properties['data-language'] ?? 'text')
    const lines = code.children.filter((child): child is Element => child.type === 'element')
    const content = lines.flatMap((line, lineIndex): ElementContent[] => {
      const lineBreak: ElementContent[] =
        lineIndex < lines.length - 1 ? [{ type: 'text', value: '\n' }] : []
      const classes = lineClasses(toString(line), lineIndex + 1, language === 'diff', info)
      const children = [...toLineContent(line, classes.includes('err')), ...lineBreak]
      if (firstNumber === undefined && classes.length === 0) return children
      const number =
        firstNumber === undefined || firstNumber === 1 ? undefined : firstNumber + lineIndex
      return [h('span', { class: ['line', ...classes], 'data-n': number }, children)]
    })
    const block = h('pre', toPreProperties(info, lines.length), h('code', content))
    parent.children[index] = toFigure(language, title, block)
    return SKIP
  })
}
