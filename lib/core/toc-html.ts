/** A heading in the table of contents. */
export type TocItem = {
  id: string
  /** Inline HTML of the heading without links. */
  html: string
  /** Heading level, 2 to 6. */
  level: number
}

/** Returns rows for headings. The first one contains those after it that have a larger level. */
function toRows([first, ...others]: TocItem[]): string {
  if (!first) return ''
  const end = others.findIndex(({ level }) => level <= first.level)
  const [inside, after] = end < 0 ? [others, []] : [others.slice(0, end), others.slice(end)]
  const link = `<a href="#${encodeURIComponent(first.id)}">${first.html}</a>`
  return `<li>${link}${toTocHtml(inside)}</li>${toRows(after)}`
}

/**
 * Renders the table of contents as nested lists. A heading is inside the nearest one before it with a smaller level, also
 * after a skipped level.
 */
export function toTocHtml(items: TocItem[]): string {
  return items.length === 0 ? '' : `<ul>${toRows(items)}</ul>`
}
