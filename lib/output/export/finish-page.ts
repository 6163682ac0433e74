import { ASSETS_PATH, ASSET_NAME } from '@/lib/assets/asset'
import { featureBoard } from '@/lib/config/feature-board'
import { searchOrigin } from '@/lib/config/search-origin'
import { listChunks } from '@/lib/next/static-files'
import { onPage } from '@/lib/next/unexpected-next-error'
import type { SitePage } from '@/lib/records/site-page'
import { OPTIONAL_FOLDERS } from '../core/site-file'
import { listDocumentTags } from '../head/document-head'
import { toSharedHtml, toTagsHtml } from '../head/head-html'
import type { InlineScripts } from '../scripts/inline-scripts'
import { fillScripts } from '../scripts/inline-scripts'
import { finishDocument } from './finish-document'

/** A page as it's served, and the files it needs. */
export type FinishedPage = {
  html: string
  /** Names of stored images. */
  assets: string[]
  /** Paths of the app's scripts, relative to the export's folder. */
  chunks: string[]
  /** Folders of files that only some pages need. */
  folders: string[]
}

export type FinishOptions = {
  /** Scripts to insert at a page's placeholders. */
  scripts: Partial<InlineScripts>
  /** Paths of the app's files, relative to the export's folder. A page's scripts must be among them. */
  appFiles: ReadonlySet<string>
}

const ASSET_MENTION = new RegExp(`${ASSETS_PATH}(${ASSET_NAME.source})`, 'g')

const sharedHead = toTagsHtml(listDocumentTags())

function listAssets(html: string): string[] {
  return [...new Set([...html.matchAll(ASSET_MENTION)].map(([, name = '']) => name))]
}

/**
 * Turns a rendered page into the page that is served.
 * @throws UnexpectedNextError if Next didn't render it as `lib/next` expects
 */
export function finishPage(
  page: Pick<SitePage, 'path' | 'head'>,
  html: string,
  { scripts, appFiles }: FinishOptions,
): FinishedPage {
  const head = sharedHead + toSharedHtml(page.head)
  const knownOrigins = featureBoard ? [featureBoard.origin] : []
  const connectOrigins = searchOrigin === undefined ? [] : [searchOrigin]
  const finished = onPage(page.path, () =>
    finishDocument(fillScripts(html, scripts), {
      head,
      knownOrigins,
      connectOrigins,
      files: appFiles,
    }),
  )
  return {
    html: finished,
    // From the rendered page, because images that it loads later are named only in its payload.
    assets: listAssets(html + head),
    // From the finished page, because the rendered one also names scripts for old browsers.
    chunks: listChunks(finished),
    folders: OPTIONAL_FOLDERS.filter((folder) => html.includes(folder)),
  }
}
