import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { PageSummary } from '@/lib/records/site-index'

/** Number and total size of an export's files, in bytes, by page kind or file type. */
export type BuildReport = Record<string, { files: number; bytes: number }>

/** The report of the last build into each folder. */
const REPORTS_FILE = path.join('.cache', 'last-build.json')

const TOTAL = 'all files'

function toGroup(file: string, kinds: ReadonlyMap<string, string>): string {
  if (file.endsWith('.html')) {
    return kinds.get(`/${file.replace(/(^|\/)index\.html$/, '$1')}`) ?? 'other HTML'
  }
  if (file.endsWith('.js')) return 'scripts'
  if (file.endsWith('.css')) return 'stylesheets'
  return 'other files'
}

/**
 * Measures an export. Sizes are uncompressed, because compressing every page would take longer than building a changed
 * one.
 * @param pages the pages of the site, whose HTML is counted by kind
 */
export async function measureBuild(
  folder: string,
  pages: readonly Pick<PageSummary, 'path' | 'kind'>[],
): Promise<BuildReport> {
  const kinds = new Map(pages.map((page) => [page.path as string, page.kind]))
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const report: BuildReport = {}
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    const { size } = await stat(file)
    const relative = path.relative(folder, file).split(path.sep).join('/')
    for (const group of [toGroup(relative, kinds), TOTAL]) {
      const sum = (report[group] ??= { files: 0, bytes: 0 })
      sum.files += 1
      sum.bytes += size
    }
  }
  return report
}

const formatKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

const formatDifference = (difference: number, format: (value: number) => string) =>
  difference === 0 ? '' : ` (${difference > 0 ? '+' : '-'}${format(Math.abs(difference))})`

const none = { files: 0, bytes: 0 }

/**
 * Formats a table of what has changed since the previous build, or of everything if there is none. Returns no lines if
 * nothing has changed. Sizes are the totals of all files in a row.
 */
export function formatReport(report: BuildReport, previous?: BuildReport): string[] {
  const names = [...new Set([...Object.keys(report), ...Object.keys(previous ?? {})])]
  const rows = names
    .map((name) => ({ name, now: report[name] ?? none, before: previous?.[name] ?? none }))
    .filter(({ now, before }) => now.files !== before.files || now.bytes !== before.bytes)
    // Largest first, with the total last.
    .sort(
      (a, b) => Number(a.name === TOTAL) - Number(b.name === TOTAL) || b.now.bytes - a.now.bytes,
    )
    .map(({ name, now, before }) => {
      const compared = previous ? before : now
      return [
        name,
        `${now.files}${formatDifference(now.files - compared.files, String)}`,
        `${formatKilobytes(now.bytes)}${formatDifference(now.bytes - compared.bytes, formatKilobytes)}`,
      ] as const
    })
  const nameWidth = Math.max(0, ...rows.map(([name]) => name.length))
  const countWidth = Math.max(0, ...rows.map(([, count]) => count.length))
  return rows.map(
    ([name, count, bytes]) => `  ${name.padEnd(nameWidth)}  ${count.padEnd(countWidth)}  ${bytes}`,
  )
}

function readReports(file: string): Record<string, BuildReport> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, BuildReport>
  } catch {
    return {}
  }
}

/** Stores the report of a build into a folder. Returns the previous report, or undefined if there is none. */
export function keepReport(
  output: string,
  report: BuildReport,
  file = REPORTS_FILE,
): BuildReport | undefined {
  const reports = readReports(file)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ ...reports, [output]: report }))
  return reports[output]
}
