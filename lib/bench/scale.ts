import path from 'node:path'
import type { BuildResult } from './builds'
import { formatBuilds, measureBuilds } from './builds'
import type { Corpus } from './corpus/write'
import { writeCorpus } from './corpus/write'
import { ExportStore } from './export-store'
import { formatPageBytes, measurePageBytes } from './page-bytes'
import { formatPhases } from './phases'
import { formatTable, getMedian, toMegabytes } from './table'
import { createWorkspace } from './workspace'

/** Compares a page with the sidebar of all categories to a page with the same text and a sidebar of five links. */
async function reportSidebars(folder: string, { plan }: Corpus): Promise<string> {
  const big = plan.categories[0]?.pages[1]
  const small = plan.duplicates[1]
  if (!big || !small) return ''
  const store = new ExportStore(path.join(folder, 'out'))
  const measure = (id: string) => measurePageBytes(store, `docs/${id}/index.html`)
  return formatPageBytes([
    { label: 'the same text, big sidebar', bytes: await measure(big.id) },
    { label: 'the same text, small sidebar', bytes: await measure(small.id) },
  ])
}

async function measureSize(
  repository: string,
  pages: number,
  { runs, keep }: { runs: number; keep: boolean },
): Promise<{ report: string; results: BuildResult[] }> {
  const workspace = await createWorkspace(repository, { keep, history: false })
  try {
    const corpus = await writeCorpus(workspace.folder, pages)
    const results = await measureBuilds(workspace.folder, runs)
    const clean = results[0]?.runs[0]
    const report = [
      `${pages} documents, ${toMegabytes(corpus.bytes)} MB of Markdown`,
      formatBuilds(results, pages),
      await reportSidebars(workspace.folder, corpus),
      clean ? `Clean build:\n\n${formatPhases(clean)}` : '',
    ].join('\n\n')
    return { report, results }
  } finally {
    workspace.remove()
  }
}

/** Formats the time of each kind of build, divided by that of the smallest site. */
function formatGrowth(sizes: { pages: number; results: BuildResult[] }[]): string {
  const [first] = sizes
  const toTimes = (results: BuildResult[]) =>
    results.flatMap(({ kind, runs }) => {
      const wall = getMedian(runs.map((run) => run.wall))
      const cpu = getMedian(runs.flatMap((run) => run.cpu ?? []))
      return [
        { name: `${kind}, wall`, time: wall },
        { name: `${kind}, CPU`, time: cpu },
      ]
    })
  const base = toTimes(first?.results ?? [])
  const columns = sizes.map(({ results }) => toTimes(results))
  return formatTable(
    ['relative to the smallest site', ...sizes.map(({ pages }) => `${pages} pages`)],
    base.map(({ name, time }, row) => [
      name,
      ...columns.map((column) => {
        const other = column[row]?.time
        return time === undefined || other === undefined ? undefined : (other / time).toFixed(2)
      }),
    ]),
  )
}

/** Builds synthetic sites of several sizes, and prints a report after each one. */
export async function reportScale(
  repository: string,
  options: { pages: number[]; runs: number; keep: boolean },
  print: (text: string) => void,
): Promise<void> {
  const sizes: { pages: number; results: BuildResult[] }[] = []
  for (const pages of options.pages) {
    const { report, results } = await measureSize(repository, pages, options)
    print(report)
    sizes.push({ pages, results })
  }
  if (sizes.length > 1) print(formatGrowth(sizes))
}
