import { availableParallelism } from 'node:os'
import path from 'node:path'
import { pruneAssets } from '@/lib/assets/asset-store'
import { openStore, toKey } from '@/lib/cache/store'
import { checkClientRuntime } from '@/lib/next/client-runtime'
import { APP_FOLDER } from '@/lib/next/page-renderer'
import type { ExportSummary } from '@/lib/output/export/write-export'
import { publishExport, writeExport } from '@/lib/output/export/write-export'
import { listSiteFiles } from '@/lib/output/site/list-site-files'
import type { SiteFile } from '@/lib/output/core/site-file'
import { getLiveFrame } from '@/lib/output/frames/live-code-frame'
import { listHostFiles } from '@/lib/output/host/list-host-files'
import { writeOffline } from '@/lib/output/offline/write-offline'
import { writeHostFiles } from '@/lib/output/host/write-host-files'
import { pruneSearchIndexes } from '@/lib/output/search/search-index'
import { bundleScript } from '@/lib/output/scripts/inline-scripts'
import { listSocialImages } from '@/lib/output/social/list-social-images'
import { readSiteIndex } from '@/lib/records/read-records'
import type { ScheduledPost } from '@/lib/records/site-index'
import { readBuildKeys } from './build-keys'
import { compileApp } from './compile-app'
import type { PlannedPage } from './page-store'
import { RENDERED } from './render-pages'
import { pageStore, planPages } from './page-store'
import type { CompileProgress } from './prepare-content'
import type { Progress, Report } from './progress'
import { runTool } from './run-command'

/** The folder that is deployed. */
export const OUTPUT_FOLDER = 'out'

/** Folder where an export is assembled before it replaces the previous one. */
const STAGING_FOLDER = '.export'

/** Starting another process costs about as much as rendering this many pages. */
const MIN_PAGES_PER_PROCESS = 40

/**
 * The compiler creates many short-lived trees. With more room for them and without garbage collection threads, it takes
 * a sixth less CPU time: https://nodejs.org/api/cli.html#--max-semi-space-sizesize-in-mib
 */
const COMPILER_OPTIONS = ['--single-threaded-gc', '--max-semi-space-size=64']

/** Result of a build. */
export type BuildSummary = ExportSummary & {
  redirects: number
  /** Posts that are published later, earliest first. */
  scheduled: ScheduledPost[]
  /** Number of pages that were rendered. The others were cached. */
  rendered: number
}

/**
 * Reads, compiles and checks the content, and writes the records. It runs in a separate process, so the compiler's
 * memory is free again when pages are rendered.
 * @throws CommandError with every problem of the content
 */
async function prepareContent(report: Report): Promise<void> {
  await runTool('check-content', ['--write'], {
    nodeOptions: COMPILER_OPTIONS,
    onMessage: (message) => {
      const { done, total } = message as CompileProgress
      report(done, total)
    },
  })
}

/** Renders pages in parallel processes, as many as are worth starting. */
async function renderMissing(pages: PlannedPage[], report: Report): Promise<void> {
  let done = 0
  const count = Math.min(availableParallelism(), Math.ceil(pages.length / MIN_PAGES_PER_PROCESS))
  const shares = Array.from({ length: count }, (_, share) =>
    pages.filter((_page, index) => index % count === share),
  )
  report(done, pages.length)
  await Promise.all(
    shares.map((share) =>
      runTool('render-pages', [], {
        message: share,
        onMessage: (sent) => {
          // Next sends messages too.
          if (sent !== RENDERED) return
          done += 1
          report(done, pages.length)
        },
      }),
    ),
  )
}

/** Yields the finished pages from the store. */
function* findPages(pages: PlannedPage[]) {
  for (const { path: sitePath, key } of pages) {
    const page = pageStore.find(key)
    if (!page) throw new Error(`The page ${sitePath} is missing from .cache. Run the build again.`)
    yield [sitePath, page] as const
  }
}

/**
 * Builds the site into a folder, which stays unchanged unless everything succeeds. Results that haven't changed since
 * an earlier build are read from `.cache`.
 * @throws CommandError or Error whose message says what is wrong, and where
 */
export async function buildSite(progress: Progress, output = OUTPUT_FOLDER): Promise<BuildSummary> {
  checkClientRuntime()
  await progress.step('content', prepareContent)
  const { fileName: liveFrame } = await getLiveFrame()
  const keys = await readBuildKeys(liveFrame)
  await progress.step('app', () => compileApp(keys.app, liveFrame))
  const site = readSiteIndex()
  const pages = planPages(site, keys.pages)
  const missing = pages.filter(({ key }) => !pageStore.find(key))
  await progress.step('pages', (report) => renderMissing(missing, report))
  return progress.step('files', async () => {
    const files = openStore<string | Uint8Array>('files')
    const createFile = async (file: SiteFile) => {
      if (!file.inputs) return file.create()
      const key = toKey(keys.files, file.path, file.inputs)
      const kept = files.find(key)
      if (kept !== undefined) return kept
      const content = await file.create()
      files.keep(key, content)
      return content
    }
    const summary = await writeExport(STAGING_FOLDER, {
      pages: findPages(pages),
      files: [
        ...(await listSiteFiles(site)),
        ...listSocialImages(site),
        ...listHostFiles(site, await bundleScript('redirect')),
      ],
      createFile,
      staticFolder: path.join(APP_FOLDER, 'static'),
      publicFolder: 'public',
    })
    await writeOffline(STAGING_FOLDER, {
      createFile,
      routes: `routes/${site.routeManifest.fileName}`,
    })
    await publishExport(STAGING_FOLDER, output)
    // Files for hosts are only written for the folder that is deployed, not for previews.
    if (output === OUTPUT_FOLDER) await writeHostFiles(site)
    pageStore.prune()
    pruneAssets()
    files.prune()
    pruneSearchIndexes()
    const { redirects, scheduled = [] } = site
    return { ...summary, redirects: redirects.length, scheduled, rendered: missing.length }
  })
}
