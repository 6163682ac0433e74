/** Regular expression source for `{#id}` or `{#id, former-id}` at the end of a heading. Its group is the ids. */
export const HEADING_IDS = '\\{#([^}\\s,]+(?:,[ \\t]*[^}\\s,]+)*)\\}'

const idsAtEnd = new RegExp(`(\\s)${HEADING_IDS}\\s*$`)

/**
 * Rewrites text that MDX would interpret differently: `## Title {#id}` would be a JavaScript expression, and MDX has no
 * HTML comments such as `<!-- truncate -->`. Skips fenced code and keeps the number of lines.
 * @param format format of the text; `md` supports HTML comments
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
