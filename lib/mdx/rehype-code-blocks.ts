import type { Element, ElementContent, Root, Text } from 'hast'
import { h } from 'hastscript'
import { toString } from 'hast-util-to-string'
import type { Plugin } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { toTokenClass } from './highlighter'

type Token = { className: string | undefined; value: string }

function readTokens(line: Element): Token[] {
  const tokens: Token[] = []
  for (const child of line.children) {
    const style = child.type === 'element' ? child.properties.style : undefined
    const value = child.type === 'element' ? toString(child) : (child as Text).value
    // White space looks the same in every colour, so it joins the token before it.
    const className = value.trim() === '' ? tokens.at(-1)?.className : toTokenClass(style ?? '')
    const last = tokens.at(-1)
    if (last && last.className === className) last.value += value
    else tokens.push({ className, value })
  }
  return tokens
}

function toLineContent(line: Element): ElementContent[] {
  return readTokens(line).map(({ className, value }) =>
    className ? h('span', { class: className }, value) : { type: 'text', value },
  )
}

function lineClasses(line: Element, diff: boolean): string[] {
  const marks = [
    'data-highlighted-line' in line.properties && 'hl',
    line.properties['data-highlighted-line-id'] === 'error' && 'err',
    diff && /^\+(?!\+\+)/.test(toString(line)) && 'add',
    diff && /^-(?!--)/.test(toString(line)) && 'del',
  ].filter((mark) => mark !== false)
  return marks.includes('err') ? marks.filter((mark) => mark !== 'hl') : marks
}

/**
 * The figure that rehype-pretty-code makes -> `<figure class="code">` with a caption for the title and `<pre><code>`
 * whose tokens are classes. Only marked or numbered lines are elements of their own; the text is the code, exactly.
 */
export const rehypeCodeBlocks: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (figure, index, parent) => {
    if (
      !('data-rehype-pretty-code-figure' in figure.properties) ||
      !parent ||
      index === undefined
    ) {
      return undefined
    }
    const caption = figure.children.find(
      (child): child is Element => child.type === 'element' && child.tagName === 'figcaption',
    )
    const pre = figure.children.find(
      (child): child is Element => child.type === 'element' && child.tagName === 'pre',
    )
    const code = pre?.children[0]
    if (code?.type !== 'element') return undefined
    const language = String(code.properties['data-language'] ?? 'text')
    const numbered = 'data-line-numbers' in code.properties
    const lines = code.children.filter((child): child is Element => child.type === 'element')
    const content = lines.flatMap((line, lineIndex): ElementContent[] => {
      const lineBreak: ElementContent[] =
        lineIndex < lines.length - 1 ? [{ type: 'text', value: '\n' }] : []
      const classes = lineClasses(line, language === 'diff')
      if (!numbered && classes.length === 0) return [...toLineContent(line), ...lineBreak]
      return [h('span', { class: ['line', ...classes] }, [...toLineContent(line), ...lineBreak])]
    })
    parent.children[index] = h('figure', { class: 'code', 'data-language': language }, [
      ...(caption ? [h('figcaption', toString(caption))] : []),
      h('pre', { tabindex: 0, class: numbered ? 'numbered' : undefined }, h('code', content)),
    ])
    return SKIP
  })
}
