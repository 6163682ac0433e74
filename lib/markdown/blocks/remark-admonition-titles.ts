import type { Root } from 'mdast'
import type { Plugin, Processor } from 'unified'

/** Regular expression source for what may precede a block: indentation and the markers of quotes and list items. */
export const blockPrefix = '(?:[ \\t>]|[-*+][ \\t]|\\d+[.)][ \\t])*'
const fencePattern = new RegExp(`^${blockPrefix}(\`{3,}|~{3,})(.*)$`)
const openingPattern = new RegExp(
  `^(${blockPrefix}:{3,}[A-Za-z][\\w-]*)[ \\t]+([^\\s{].*?)[ \\t]*$`,
)

function isBalanced(text: string): boolean {
  let depth = 0
  for (const bracket of text.match(/(?<!\\)[[\]]/g) ?? []) {
    depth += bracket === '[' ? 1 : -1
    if (depth < 0) return false
  }
  return depth === 0
}

/**
 * Puts admonition titles that follow the name into the brackets that the parser requires. Skips fenced code and keeps
 * the number of lines.
 * @example bracketTitles(':::note Some title') // ':::note[Some title]'
 */
export function bracketTitles(body: string): string {
  let fence: string | undefined
  return body
    .split('\n')
    .map((line) => {
      const [, marker, info = ''] = fencePattern.exec(line) ?? []
      if (marker && !fence) fence = marker
      else if (marker && fence && marker.startsWith(fence) && info.trim() === '') fence = undefined
      const [, opening, title] = openingPattern.exec(line) ?? []
      if (fence || !opening || !title) return line
      if (/^\[.*\]$/.test(title) && isBalanced(title.slice(1, -1))) return `${opening}${title}`
      return `${opening}[${isBalanced(title) ? title : title.replace(/[[\]]/g, '\\$&')}]`
    })
    .join('\n')
}

/**
 * Parses `:::note Some title` as `:::note[Some title]`. Works on the text, because the parser would find no directive.
 */
export const remarkAdmonitionTitles: Plugin<[], Root> = function (this: Processor) {
  const { parser } = this
  if (parser) this.parser = (document, file) => parser(bracketTitles(document), file)
}
