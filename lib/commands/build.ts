import { rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findKept, hashCode, requireReplaceable } from '@/lib/build/plan-build'
import { runNext, runTool } from '@/lib/core/run-tool.mjs'
import { env } from '@/lib/config/env'
import { stripTrailingSlash } from '@/lib/core/url'
import { OUTPUT_FOLDER } from '@/lib/build/export/export-folder.mjs'
import { readSiteIndex } from '@/lib/records/read-records'
import type { Rendered } from '@/lib/records/rendered'
import { UPDATES, readRendered, writeRendered } from '@/lib/records/rendered'
import { readLastUpdated } from '@/lib/source/last-updated'

const { values } = parseArgs({ options: { out: { type: 'string', default: OUTPUT_FOLDER } } })
// One spelling: without `./`, and without a slash at the end.
const out = stripTrailingSlash(path.normalize(values.out))
const { warning } = readLastUpdated()
if (warning) console.warn(warning)
try {
  if (out !== OUTPUT_FOLDER) requireReplaceable(out)
  await runTool('check-content', ['--write'])
  const { pages, scheduled = [] } = readSiteIndex()
  const hashes = Object.fromEntries(pages.map((page) => [page.path, page.hash] as const))
  const rendered: Rendered = { code: hashCode(), pages: hashes }
  const kept = findKept(readRendered(), rendered)
  if (kept) {
    writeRendered(kept)
    // Next reads the pages to export before it lists those that it renders, and would export the ones of the last build.
    rmSync('.next/prerender-manifest.json', { force: true })
  }
  const count = pages.filter((page) => !kept?.pages[page.path]).length
  await runNext(['build', ...(kept ? ['--experimental-build-mode', 'generate'] : [])], {
    CONTENT_READY: 'true',
    CODE_HASH: rendered.code,
    OUTPUT_FOLDER: out,
    [UPDATES]: String(kept !== undefined),
  })
  writeRendered(rendered)
  console.log(`${out}/  ${pages.length} pages (${count} rendered)`)
  for (const { date, title, path: page } of scheduled)
    console.log(`scheduled for ${date}: ${title}  (${page})`)
  if (env.siteUrl === undefined) {
    console.warn(
      'SITE_URL is not set: pages have no canonical URLs and no social images, and the URLs in the sitemap and feeds are relative.',
    )
  }
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  console.error(`\nThe build failed; ${out}/ is unchanged.`)
  process.exitCode = 1
}
