import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from './visit'

/** Regular expression source for `{#id}` or `{#id, former-id}` at the end of a heading. Its group is the ids. */
export const HEADING_IDS = '\\{#([^}]+)\\}'

/** Regular expression source for what may precede a block: indentation and the markers of quotes and list items. */
export const blockPrefix = '(?:[ \\t>]|[-*+][ \\t]|\\d+[.)][ \\t])*'

/** The ids of a heading, before closing hashes: in braces, or one in a comment of either format. */
const idsAtEnd = new RegExp(
  `(?<!\\\\)(?:${HEADING_IDS}|\\{/\\*\\s*#(\\S+)\\s*\\*/\\}|<!--\\s*#(\\S+)\\s*-->)(?:\\s*$|(?=\\s+#+\\s*$))`,
)
const openingPattern = new RegExp(`^(${blockPrefix}:{3,}[A-Za-z][\\w-]*)[ \\t]+(\\S.*?)[ \\t]*$`)

/** A truncation marker of either format. */
const truncationPattern = new RegExp(
  `^(${blockPrefix})(?:<!--\\s*truncate\\s*-->|\\{/\\*\\s*truncate\\s*\\*/\\})\\s*$`,
)

function isBalanced(text: string): boolean {
  let depth = 0
  for (const bracket of text.match(/(?<!\\)[[\]]/g) ?? []) {
    depth += bracket === '[' ? 1 : -1
    if (depth < 0) return false
  }
  return depth === 0
}

/** Puts the title of an admonition into the brackets that the parser requires, and attributes next to its name. */
function bracketTitle(line: string): string {
  const [, opening, title] = openingPattern.exec(line) ?? []
  if (!opening || !title) return line
  if (/^\{(?:[.#]|[\w-]+=).*\}$/.test(title)) return `${opening}${title}`
  if (/^\[.*\]$/.test(title) && isBalanced(title.slice(1, -1))) return `${opening}${title}`
  return `${opening}[${isBalanced(title) ? title : title.replace(/[[\]]/g, '\\$&')}]`
}

/** In MDX, indented text is no code, and tags don't hide the Markdown between them. */
const disabled = { md: ['htmlText'], mdx: ['htmlText', 'htmlFlow', 'codeIndented'] }

/** Removes the fences of ```` ```mdx-code-block ````, and returns the lines of the other code and HTML by number. */
function findCode(lines: string[], format: 'md' | 'mdx'): Set<number> {
  const code = new Set<number>()
  let hasFence: boolean | undefined
  const micromarkExtensions = [{ disable: { null: disabled[format] } }]
  const parser = unified().data({ micromarkExtensions }).use(remarkParse)
  visit(parser.parse(lines.join('\n')), ['code', 'html'], (node) => {
    const [start, end] = [node.position?.start.line ?? 0, node.position?.end.line ?? 0]
    if ('lang' in node && node.lang === 'mdx-code-block') {
      hasFence = true
      lines[start - 1] = ''
      lines[end - 1] = lines[end - 1]?.replace(/^[ \t>]*(?:`{3,}|~{3,})\s*$/, '') ?? ''
    }
    for (let line = start; line <= end; line += 1) code.add(line)
  })
  return hasFence ? findCode(lines, format) : code
}

/**
 * Rewrites text that the parser would interpret differently: `## Title {#id}` would be a JavaScript expression,
 * `:::note Title` would be text instead of `:::note[Title]`, and MDX has no HTML comments such as `<!-- truncate -->`,
 * nor CommonMark those of MDX. Removes the fences of ```` ```mdx-code-block ````, whose content is part of the text.
 * Skips code and keeps the number of lines.
 * @param format format of the text; `md` supports HTML comments
 */
export function toMdxSyntax(body: string, format: 'md' | 'mdx' = 'mdx'): string {
  const truncation = format === 'mdx' ? '{/* truncate */}' : '<!-- truncate -->'
  const rewrite = (line: string) => {
    if (truncationPattern.test(line)) return line.replace(truncationPattern, `$1${truncation}`)
    if (/^\s*#{1,6}\s/.test(line)) return line.replace(idsAtEnd, '\\{#$1$2$3}')
    return bracketTitle(line)
  }
  const lines = body.split('\n')
  // Most texts need not be parsed.
  if (!body.includes('mdx-code-block') && lines.every((line) => rewrite(line) === line)) return body
  const code = findCode(lines, format)
  return lines.map((line, index) => (code.has(index + 1) ? line : rewrite(line))).join('\n')
}
