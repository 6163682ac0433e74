import { readdirSync } from 'node:fs'
import path from 'node:path'
import { APP_FOLDER, renderPages } from '@/lib/next/page-renderer'
import { STATIC_FOLDER } from '@/lib/next/static-files'
import { finishPage } from '@/lib/output/export/finish-page'
import { bundleScripts } from '@/lib/output/scripts/inline-scripts'
import { readPage } from '@/lib/records/read-records'
import type { PlannedPage } from './page-store'
import { pageStore } from './page-store'

/** Message that the rendering process sends after each page. */
export const RENDERED = 'rendered'

/** Lists the compiled app's files, relative to the export's folder. */
function listAppFiles(): Set<string> {
  const files = readdirSync(path.join(APP_FOLDER, 'static'), { recursive: true, encoding: 'utf8' })
  return new Set(files.map((file) => `${STATIC_FOLDER}/${file.replaceAll(path.sep, '/')}`))
}

/**
 * Renders, finishes and stores pages.
 * @param onPage called after each page
 */
export async function renderAndFinish(pages: PlannedPage[], onPage: () => void): Promise<void> {
  const keys = new Map(pages.map(({ path: sitePath, key }) => [sitePath, key]))
  const options = { scripts: await bundleScripts(), appFiles: listAppFiles() }
  await renderPages(pages, (sitePath, html) => {
    const key = keys.get(sitePath)
    if (key === undefined) throw new Error(`No request is waiting for the page ${sitePath}.`)
    pageStore.keep(key, finishPage(readPage(sitePath), html, options))
    onPage()
  })
}
