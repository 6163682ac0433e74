/** `{#id}` or `{#id, former-id}` at the end of a heading, as a regular expression whose group is the ids. */
export const HEADING_IDS = '\\{#([^}\\s,]+(?:,[ \\t]*[^}\\s,]+)*)\\}'

const idsAtEnd = new RegExp(`(\\s)${HEADING_IDS}\\s*$`)

/**
 * Writes what MDX would take for something else in its syntax, outside fenced code and without changing the number of
 * lines: `## Title {#id}` would be a JavaScript expression, and `<!-- truncate -->` is no comment in MDX.
 * @param format that of the text; a comment is one in `md`
 */
export function toMdxSyntax(body: string, format: 'md' | 'mdx' = 'mdx'): string {
  let fence: string | undefined
  return body
    .split('\n')
    .map((line) => {
      const [, marker, info = ''] = /^\s*(`{3,}|~{3,})(.*)$/.exec(line) ?? []
      if (marker && !fence) fence = marker
      // A closing fence is at least as long as the opening one and has no language.
      else if (marker && fence && marker.startsWith(fence) && info.trim() === '') fence = undefined
      if (fence) return line
      if (format === 'mdx' && /^<!--\s*truncate\s*-->\s*$/.test(line)) return '{/* truncate */}'
      if (!/^\s*#{1,6}\s/.test(line)) return line
      return line.replace(idsAtEnd, '$1\\{#$2}')
    })
    .join('\n')
}
