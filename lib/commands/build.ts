import { parseArgs } from 'node:util'
import { findKept, hashCode } from '@/lib/build/plan-build'
import { runNext, runTool } from '@/lib/core/run-tool.mjs'
import { env } from '@/lib/config/env'
import { OUTPUT_FOLDER } from '@/lib/build/export/export-folder.mjs'
import { readSiteIndex } from '@/lib/records/read-records'
import type { Rendered } from '@/lib/records/rendered'
import { UPDATES, readRendered, writeRendered } from '@/lib/records/rendered'
import { readLastUpdated } from '@/lib/source/last-updated'

const { values } = parseArgs({ options: { out: { type: 'string', default: OUTPUT_FOLDER } } })
const { warning } = readLastUpdated()
if (warning) console.warn(warning)
try {
  await runTool('check-content', ['--write'])
  const { pages, scheduled = [] } = readSiteIndex()
  const hashes = Object.fromEntries(pages.map(({ path, hash }) => [path, hash] as const))
  const rendered: Rendered = { code: hashCode(), pages: hashes }
  const kept = findKept(readRendered(), rendered)
  if (kept) writeRendered(kept)
  const count = pages.filter(({ path }) => !kept?.pages[path]).length
  await runNext(['build', ...(kept ? ['--experimental-build-mode', 'generate'] : [])], {
    CONTENT_READY: 'true',
    CODE_HASH: rendered.code,
    OUTPUT_FOLDER: values.out,
    [UPDATES]: String(kept !== undefined),
  })
  writeRendered(rendered)
  console.log(`${values.out}/  ${pages.length} pages (${count} rendered)`)
  for (const { date, title, path } of scheduled)
    console.log(`scheduled for ${date}: ${title}  (${path})`)
  if (env.siteUrl === undefined) {
    console.warn(
      'SITE_URL is not set: pages have no canonical URLs and no social images, and the URLs in the sitemap and feeds are relative.',
    )
  }
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  console.error(`\nThe build failed; ${values.out}/ is unchanged.`)
  process.exitCode = 1
}
