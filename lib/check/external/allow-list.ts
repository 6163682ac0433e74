/** Returns whether a URL is skipped. */
export type AllowList = (url: string) => boolean

/**
 * Reads a list of URLs that are not checked: one per line, with `*` for any characters and the reason after ` # `.
 * Empty lines and lines that start with `#` are ignored.
 * @throws Error that names a line without a URL or a reason
 */
export function readAllowList(file: string, text: string): AllowList {
  const patterns = text.split('\n').flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return []
    const [pattern = '', reason = ''] = line.split(' # ').map((part) => part.trim())
    if (!/^https?:\/\//.test(pattern) || reason === '') {
      throw new Error(
        `${file}:${index + 1}  "${line}" is not a URL with a reason.  Fix: write \`https://host/path # why it is not checked\``,
      )
    }
    const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
    return [new RegExp(`^${escaped}$`)]
  })
  return (url) => patterns.some((pattern) => pattern.test(url))
}
