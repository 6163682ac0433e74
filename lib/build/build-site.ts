import { EXPORT_FOLDER, readPageCount } from '@/lib/next/build-output'
import type { ExportSummary } from '@/lib/output/export/finish'
import { finishExport, publishExport } from '@/lib/output/export/finish'
import { loadSite } from '@/lib/output/export/load-site'
import { toSiteParts } from '@/lib/output/export/site-files'
import { writeHostFiles } from '@/lib/output/host/write-host-files'
import { listContentFiles } from '@/lib/source/list-files'
import type { Progress, Report } from './progress'
import { runCommand } from './run-command'

/** The folder that is deployed. */
export const OUTPUT_FOLDER = 'out'

/** What `lib/commands/check-content.ts` sends while it compiles. */
export type CompileProgress = { done: number; total: number }

/**
 * Compiles and checks every document in a process of its own: the memory of the compiler is free again when the export
 * needs it.
 * @throws CommandError with every problem of the content
 */
async function checkContent(report: Report): Promise<void> {
  await runCommand('tsx', ['lib/commands/check-content.ts'], {
    onMessage: (message) => {
      const { done, total } = message as CompileProgress
      report(done, total)
    },
  })
}

/**
 * Makes the typed documents and returns their number.
 * @throws Error if the generator left a document out, which it does without an error of its own
 */
async function generateDocuments(): Promise<number> {
  const output = await runCommand('contentlayer2', ['build'])
  const generated = Number(/Generated (\d+) documents/.exec(output)?.[1])
  const wanted = listContentFiles().length
  if (generated !== wanted) {
    throw new Error(`Contentlayer made ${generated} of ${wanted} documents.\n${output.trim()}`)
  }
  return generated
}

/** Waits for a promise without throwing, so that another one may be awaited first. */
async function settle<Value>(promise: Promise<Value>): Promise<PromiseSettledResult<Value>> {
  const [outcome] = await Promise.allSettled([promise])
  return outcome
}

/**
 * Builds the whole site into a folder, which stays as it was unless everything succeeds.
 * @throws CommandError or Error whose message says what is wrong, and where
 */
export async function buildSite(
  progress: Progress,
  output = OUTPUT_FOLDER,
): Promise<ExportSummary> {
  // Both start at once; one step is shown after the other.
  let compiled: Parameters<Report> = [0, 0]
  let reportCompiled: Report = () => undefined
  const checking = settle(
    checkContent((...counts) => {
      compiled = counts
      reportCompiled(...counts)
    }),
  )
  const generating = settle(generateDocuments())
  const generated = await progress.step('content', async (report) => {
    const outcome = await generating
    if (outcome.status === 'fulfilled') report(outcome.value, outcome.value)
    return outcome
  })
  await progress.step('compile', async (report) => {
    report(...compiled)
    reportCompiled = report
    const checked = await checking
    // Problems first: they say more about a broken document than the generator does.
    if (checked.status === 'rejected') throw checked.reason
    if (generated.status === 'rejected') throw generated.reason
  })
  await progress.step('export', (report) =>
    runCommand('next', ['build'], {
      onOutput: (text) => {
        const count = readPageCount(text)
        if (count) report(...count)
      },
    }),
  )
  return progress.step('finish', async (report) => {
    const site = loadSite()
    const summary = await finishExport(EXPORT_FOLDER, await toSiteParts(site))
    await publishExport(EXPORT_FOLDER, output)
    // The files for hosts belong to the folder that is deployed, not to one that is built to look at.
    if (output === OUTPUT_FOLDER) await writeHostFiles(site)
    report(summary.pages, summary.pages)
    return summary
  })
}
