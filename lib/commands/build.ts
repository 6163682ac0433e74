import { parseArgs } from 'node:util'
import { OUTPUT_FOLDER, buildSite } from '@/lib/build/build-site'
import { formatReport, keepReport, measureBuild } from '@/lib/build/build-report'
import { watchPeakMemory } from '@/lib/build/peak-memory'
import { listScheduled } from '@/lib/build/list-scheduled'
import { createProgress } from '@/lib/build/progress'
import { listConfigHints } from '@/lib/config/hints'
import { readSiteIndex } from '@/lib/records/read-records'
import { readLastUpdated } from '@/lib/source/last-updated'

const { values } = parseArgs({ options: { out: { type: 'string', default: OUTPUT_FOLDER } } })
const output = values.out
const start = performance.now()
const memory = watchPeakMemory()
const { warning } = readLastUpdated()
if (warning) console.warn(warning)
try {
  const { pages, rendered, redirects, scheduled, files, bytes } = await buildSite(
    createProgress(process.stdout),
    output,
  )
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const megabytes = (size: number) => `${(size / 1e6).toFixed(1)} MB`
  console.log(
    `${output}/  ${pages} pages (${rendered} rendered), ${redirects} redirects, ${files} files, ${megabytes(bytes)}, ${seconds} s, peak memory ${megabytes(memory.stop())}`,
  )
  const report = await measureBuild(output, readSiteIndex().pages)
  for (const line of formatReport(report, keepReport(output, report))) console.log(line)
  for (const line of listScheduled(scheduled)) console.log(line)
  for (const hint of listConfigHints()) console.warn(hint)
} catch (error) {
  memory.stop()
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  console.error(`\nThe build failed; ${output}/ is unchanged.`)
  process.exitCode = 1
}
