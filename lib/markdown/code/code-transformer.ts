import type { Element, ElementContent } from 'hast'
import type { ShikiTransformer } from 'shiki'

/** Class of each token kind. Kinds that are missing here are shown in the text color. */
const tokenClasses: Record<string, string> = {
  constant: 'tc',
  string: 'ts',
  comment: 'tm',
  keyword: 'tk',
  function: 'tf',
  link: 'tl',
  deleted: 'td',
}

/** Turns colors into classes, because pages have no inline styles. Plain text has no element. */
export const codeTransformer: ShikiTransformer = {
  name: 'code',
  span(token) {
    const [, kind = ''] = /--token-([\w-]+)/.exec(String(token.properties.style)) ?? []
    const className = tokenClasses[kind]
    token.properties = className ? { class: className } : {}
  },
  line(line) {
    const isPlain = ({ properties }: Element) => Object.keys(properties).length === 0
    line.children = (line.children as Element[]).flatMap((token): ElementContent[] =>
      isPlain(token) ? token.children : [token],
    )
  },
}
