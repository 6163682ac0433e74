/** A cell of a table: a missing figure is shown as a dash. */
export type Cell = string | number | undefined

function toText(cell: Cell): string {
  return cell === undefined ? '–' : String(cell)
}

/**
 * Formats a table for the terminal that is also Markdown. The first column is left-aligned, figures are right-aligned.
 */
export function formatTable(head: string[], rows: Cell[][]): string {
  const lines = [head, ...rows.map((row) => row.map(toText))]
  const widths = head.map((_, column) =>
    Math.max(3, ...lines.map((line) => (line[column] ?? '').length)),
  )
  const toLine = (cells: string[]) =>
    `| ${widths
      .map((width, column) => {
        const cell = cells[column] ?? ''
        return column === 0 ? cell.padEnd(width) : cell.padStart(width)
      })
      .join(' | ')} |`
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  )
  const [first = [], ...others] = lines
  return [toLine(first), toLine(rule), ...others.map(toLine)].join('\n')
}

/** Formats bytes in units of 1,000 bytes, as everywhere here. @example toKilobytes(12345) // '12.3' */
export function toKilobytes(bytes: number): string {
  return (bytes / 1e3).toFixed(1)
}

/** @example toMegabytes(1048576) // '1.0' */
export function toMegabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1)
}

/** @example toSeconds(1234) // '1.2' */
export function toSeconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1)
}

/** Returns the middle value, or the mean of the two in the middle. Undefined without values. */
export function getMedian(values: number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b)
  const high = sorted[Math.floor(sorted.length / 2)]
  const low = sorted[Math.ceil(sorted.length / 2) - 1]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}
