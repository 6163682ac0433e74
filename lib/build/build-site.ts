import { EXPORT_FOLDER, readPageCount } from '@/lib/next/build-output'
import type { ExportSummary } from '@/lib/output/export/finish'
import { finishExport, publishExport } from '@/lib/output/export/finish'
import { toSiteParts } from '@/lib/output/export/site-files'
import { writeHostFiles } from '@/lib/output/host/write-host-files'
import type { CompileProgress } from './prepare-content'
import { readSiteIndex } from '@/lib/records/read-records'
import type { Progress, Report } from './progress'
import { runCommand } from './run-command'

/** The folder that is deployed. */
export const OUTPUT_FOLDER = 'out'

/**
 * Reads, compiles and checks the content and writes the records, in a process that ends: the memory of the compiler is
 * free again when the export needs it.
 * @throws CommandError with every problem of the content
 */
async function prepareContent(report: Report): Promise<void> {
  await runCommand('tsx', ['lib/commands/check-content.ts', '--write'], {
    onMessage: (message) => {
      const { done, total } = message as CompileProgress
      report(done, total)
    },
  })
}

/**
 * Builds the whole site into a folder, which stays as it was unless everything succeeds.
 * @throws CommandError or Error whose message says what is wrong, and where
 */
export async function buildSite(
  progress: Progress,
  output = OUTPUT_FOLDER,
): Promise<ExportSummary> {
  await progress.step('content', prepareContent)
  await progress.step('export', (report) =>
    runCommand('next', ['build'], {
      onOutput: (text) => {
        const count = readPageCount(text)
        if (count) report(...count)
      },
    }),
  )
  return progress.step('finish', async (report) => {
    const site = readSiteIndex()
    const summary = await finishExport(EXPORT_FOLDER, await toSiteParts(site))
    await publishExport(EXPORT_FOLDER, output)
    // The files for hosts belong to the folder that is deployed, not to one that is built to look at.
    if (output === OUTPUT_FOLDER) await writeHostFiles(site)
    report(summary.pages, summary.pages)
    return summary
  })
}
