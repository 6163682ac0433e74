/** Regular expression source for `{#id}` or `{#id, former-id}` at the end of a heading. Its group is the ids. */
export const HEADING_IDS = '\\{#([^}]+)\\}'

/** Regular expression source for what may precede a block: indentation and the markers of quotes and list items. */
export const blockPrefix = '(?:[ \\t>]|[-*+][ \\t]|\\d+[.)][ \\t])*'

/** The ids of a heading, before closing hashes: in braces, or one in a comment of either format. */
const idsAtEnd = new RegExp(
  `(?<!\\\\)(?:${HEADING_IDS}|\\{/\\*\\s*#(\\S+)\\s*\\*/\\}|<!--\\s*#(\\S+)\\s*-->)(?:\\s*$|(?=\\s+#+\\s*$))`,
)
const fencePattern = new RegExp(`^${blockPrefix}(\`{3,}|~{3,})(.*)$`)
const openingPattern = new RegExp(
  `^(${blockPrefix}:{3,}[A-Za-z][\\w-]*)[ \\t]+([^\\s{].*?)[ \\t]*$`,
)

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

/** Puts the title of an admonition into the brackets that the parser requires. */
function bracketTitle(line: string): string {
  const [, opening, title] = openingPattern.exec(line) ?? []
  if (!opening || !title) return line
  if (/^\[.*\]$/.test(title) && isBalanced(title.slice(1, -1))) return `${opening}${title}`
  return `${opening}[${isBalanced(title) ? title : title.replace(/[[\]]/g, '\\$&')}]`
}

/**
 * Rewrites text that the parser would interpret differently: `## Title {#id}` would be a JavaScript expression,
 * `:::note Title` would be text instead of `:::note[Title]`, and MDX has no HTML comments such as `<!-- truncate -->`,
 * nor CommonMark those of MDX. Removes the fences of ```` ```mdx-code-block ````, whose content is part of the text.
 * Skips fenced code and keeps the number of lines.
 * @param format format of the text; `md` supports HTML comments
 */
export function toMdxSyntax(body: string, format: 'md' | 'mdx' = 'mdx'): string {
  const truncation = format === 'mdx' ? '{/* truncate */}' : '<!-- truncate -->'
  let fence: string | undefined
  /** The fence around blocks of MDX. */
  let wrapper: string | undefined
  return body
    .split('\n')
    .map((line) => {
      const [, marker, info = ''] = fencePattern.exec(line) ?? []
      if (marker && !fence) {
        if (!wrapper && info.trim() === 'mdx-code-block') {
          wrapper = marker
          return ''
        }
        if (wrapper && marker.startsWith(wrapper) && info.trim() === '') {
          wrapper = undefined
          return ''
        }
      }
      if (marker && !fence) fence = marker
      // A closing fence is at least as long as the opening one and has no language.
      else if (marker && fence && marker.startsWith(fence) && info.trim() === '') fence = undefined
      if (fence) return line
      if (truncationPattern.test(line)) return line.replace(truncationPattern, `$1${truncation}`)
      if (/^\s*#{1,6}\s/.test(line)) return line.replace(idsAtEnd, '\\{#$1$2$3}')
      return bracketTitle(line)
    })
    .join('\n')
}
