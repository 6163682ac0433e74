/**
 * `## Title {#id}` would be a JavaScript expression to MDX. Escapes the brace of heading ids outside fenced code,
 * without changing the number of lines.
 */
export function escapeHeadingIds(body: string): string {
  let fence: string | undefined
  return body
    .split('\n')
    .map((line) => {
      const [, marker, info = ''] = /^\s*(`{3,}|~{3,})(.*)$/.exec(line) ?? []
      if (marker && !fence) fence = marker
      // A closing fence is at least as long as the opening one and has no language.
      else if (marker && fence && marker.startsWith(fence) && info.trim() === '') fence = undefined
      if (fence || !/^\s*#{1,6}\s/.test(line)) return line
      return line.replace(/(\s)\{#([^}\s]+)\}\s*$/, '$1\\{#$2}')
    })
    .join('\n')
}
