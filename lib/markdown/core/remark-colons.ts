import type { Root } from 'mdast'
import type { Plugin } from 'unified'
import { SKIP, visit } from './visit'

/** Splits text such as `urn:key:value` before `:value`: a name between colons isn't an emoji if a word follows. */
export const remarkColons: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'text', (text, index = 0, parent) => {
    const parts = text.value.split(/(?<=:[\w+-]+)(?=:[a-z][\w-]*(?![\w:-]))/i)
    if (parts.length === 1) return undefined
    parent?.children.splice(index, 1, ...parts.map((value) => ({ ...text, value })))
    return [SKIP, index + parts.length]
  })
}
