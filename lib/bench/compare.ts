/** A Markdown table of a report: its column names, and its rows by their first cell. */
type ReportTable = { head: string[]; rows: Map<string, string[]> }

function toCells(line: string): string[] {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
}

function readTables(report: string): ReportTable[] {
  return report
    .split(/\n(?!\|)/)
    .map((block) => block.split('\n').filter((line) => line.startsWith('|')))
    .filter((lines) => lines.length > 2)
    .map(([head = '', , ...rows]) => ({
      head: toCells(head),
      rows: new Map(rows.map((row) => [toCells(row)[0] ?? '', toCells(row)])),
    }))
}

/** Smaller relative differences are noise in every figure of the benchmark. */
const NOISE = 0.03

function toChange(before: string | undefined, after: string): string | undefined {
  const [old, current] = [Number(before), Number(after)]
  if (before === undefined || !Number.isFinite(old) || !Number.isFinite(current)) return undefined
  if (old === 0 || Math.abs(current / old - 1) <= NOISE) return undefined
  return `${before} → ${after} (× ${(current / old).toFixed(2)})`
}

/**
 * Lists the figures of a report that differ from those of an earlier one, one per line. Figures are matched by the
 * names of their row and column, so new rows and columns are left out.
 * @example compareReports('| page | KB |\n| - | - |\n| doc | 10 |', '| page | KB |\n| - | - |\n| doc | 8 |')
 * // ['doc, KB: 10 → 8 (× 0.80)']
 */
export function compareReports(before: string, after: string): string[] {
  const earlier = readTables(before)
  return readTables(after).flatMap(({ head, rows }) =>
    [...rows].flatMap(([name, cells]) => {
      const match = earlier.find((table) => table.head[0] === head[0] && table.rows.has(name))
      return cells.flatMap((cell, column) => {
        const title = head[column] ?? ''
        const place = match?.head.indexOf(title, 1) ?? -1
        const change = toChange(match?.rows.get(name)?.[place], cell)
        return column > 0 && change !== undefined ? [`${name}, ${title}: ${change}`] : []
      })
    }),
  )
}
