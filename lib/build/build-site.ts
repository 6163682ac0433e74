import { checkModel, checkSources } from '@/lib/content/check-content'
import { ContentFaultsError } from '@/lib/content/faults'
import { listContentFiles } from '@/lib/content/list-files'
import type { ExportSummary } from '@/lib/export/finish'
import { finishExport, publishExport } from '@/lib/export/finish'
import { compileAll } from '@/lib/mdx/compile-all'
import type { Progress } from './progress'
import { runCommand } from './run-command'

/** Folder of Next's export, set in `next.config.mjs`. */
const EXPORT_FOLDER = '.export'

/** The folder that is deployed. */
export const OUTPUT_FOLDER = 'out'

const PAGE_COUNT = /Generating static pages using \d+ workers? \((\d+)\/(\d+)\)/

/**
 * Builds the whole site into `out/`, which stays as it was unless everything succeeds.
 * @throws ContentFaultsError with every fault of the content
 */
export async function buildSite(progress: Progress): Promise<ExportSummary> {
  const files = listContentFiles()
  const sources = checkSources(files)
  const paths = sources.sound.map(({ path }) => path)

  const compiled = await progress.step('compile', (report) =>
    compileAll(paths, (done) => report(done, paths.length)),
  )
  await progress.step('content', async (report) => {
    const faults = [...sources.faults, ...checkModel(sources.docFiles, compiled)]
    if (faults.length > 0) throw new ContentFaultsError(faults)
    const output = await runCommand('contentlayer2', ['build'])
    const generated = Number(/Generated (\d+) documents/.exec(output)?.[1])
    report(generated, files.length)
    if (generated !== files.length) {
      throw new Error(
        `Contentlayer made ${generated} of ${files.length} documents.\n${output.trim()}`,
      )
    }
  })
  await progress.step('export', (report) =>
    runCommand('next', ['build'], (text) => {
      const [, done, total] = PAGE_COUNT.exec(text) ?? []
      if (done && total) report(Number(done), Number(total))
    }),
  )
  return progress.step('finish', async (report) => {
    const summary = await finishExport(EXPORT_FOLDER)
    await publishExport(EXPORT_FOLDER, OUTPUT_FOLDER)
    report(summary.pages, summary.pages)
    return summary
  })
}
