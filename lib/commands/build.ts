import { rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { listScheduled } from '@/lib/build/list-scheduled'
import { hashCode, planUpdate, toRendered } from '@/lib/build/plan-build'
import { runNext, runTool } from '@/lib/core/run-tool.mjs'
import { listConfigHints } from '@/lib/config/hints'
import { EXPORTED_FOLDER, OUTPUT_FOLDER } from '@/lib/output/export/export-folder.mjs'
import { readSiteIndex } from '@/lib/records/read-records'
import type { PageSummary } from '@/lib/records/site-index'
import { UPDATES, readRendered, writeRendered } from '@/lib/records/rendered'
import { readFileList } from '@/lib/records/site-files'
import { readLastUpdated } from '@/lib/source/last-updated'

const { values } = parseArgs({ options: { out: { type: 'string', default: OUTPUT_FOLDER } } })
const { warning } = readLastUpdated()
if (warning) console.warn(warning)
try {
  await runTool('check-content', ['--write'])
  const { pages, scheduled = [] } = readSiteIndex()
  const rendered = toRendered(hashCode(), pages, readFileList())
  const previous = readRendered()
  const gone = planUpdate(previous, rendered)
  const isNew = ({ path: each, hash }: PageSummary) => previous?.pages[each] !== hash
  const count = gone ? pages.filter(isNew).length : pages.length
  for (const file of gone ?? []) rmSync(path.join(EXPORTED_FOLDER, file), { force: true })
  await runNext(['build', ...(gone ? ['--experimental-build-mode', 'generate'] : [])], {
    CONTENT_READY: 'true',
    CODE_HASH: rendered.code,
    OUTPUT_FOLDER: values.out,
    [UPDATES]: String(gone !== undefined),
  })
  writeRendered(rendered)
  console.log(`${values.out}/  ${pages.length} pages (${count} rendered)`)
  for (const line of listScheduled(scheduled)) console.log(line)
  for (const hint of listConfigHints()) console.warn(hint)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  console.error(`\nThe build failed; ${values.out}/ is unchanged.`)
  process.exitCode = 1
}
