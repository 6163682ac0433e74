import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import type { ShikiTransformer } from 'shiki'
import { readBlockMeta } from './block-meta'
import type { LineMark } from './code-directives'
import { readDiffSign } from './new-code'

/** Class of each token kind. Kinds that are missing here are shown in the text color. */
const tokenClasses: Record<string, string> = {
  constant: 'tc',
  string: 'ts',
  comment: 'tm',
  keyword: 'tk',
  parameter: 'tp',
  function: 'tf',
  link: 'tl',
  inserted: 'ti',
  deleted: 'td',
  changed: 'tg',
}

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
 * Turns colors into classes, because pages have no inline styles, and marks lines and numbers them. Plain text has no
 * element. Line numbers that do not start at 1 are attributes, because the start of a counter would require an inline
 * style. Numbers with more than two digits need more room.
 */
export const codeTransformer: ShikiTransformer = {
  name: 'code',
  span(token) {
    const [, kind = ''] = /--token-([\w-]+)/.exec(String(token.properties.style)) ?? []
    const className = tokenClasses[kind]
    token.properties = className ? { class: className } : {}
  },
  line(line, number) {
    const { firstNumber, lines } = readBlockMeta(this.options.meta?.__raw)
    const text = this.tokens[number - 1]?.map(({ content }) => content).join('') ?? ''
    const isPlain = ({ properties }: Element) => Object.keys(properties).length === 0
    line.children = (line.children as Element[]).flatMap((token): ElementContent[] =>
      isPlain(token) ? token.children : [token],
    )
    for (const [mark, className] of markClasses) {
      if (lines[mark].includes(number)) this.addClassToHast(line, className)
    }
    const sign = this.options.lang === 'diff' ? readDiffSign(text) : undefined
    if (sign) this.addClassToHast(line, sign)
    if (lines.error.includes(number)) line.children = underline(line.children)
    if (firstNumber !== undefined && firstNumber !== 1) {
      line.properties['data-n'] = firstNumber + number - 1
    }
  },
  pre(pre) {
    const { firstNumber, lines } = readBlockMeta(this.options.meta?.__raw)
    if (lines.focused.length > 0) this.addClassToHast(pre, 'focused')
    if (firstNumber === undefined) return
    this.addClassToHast(pre, 'numbered')
    const digits = String(firstNumber + this.lines.length - 1).length
    if (digits > 2) pre.properties['data-digits'] = Math.min(digits, 5)
  },
}
