import { ASSETS_PATH, ASSET_NAME } from '@/lib/assets/asset'
import { featureBoard } from '@/lib/config/feature-board'
import { searchOrigin } from '@/lib/config/search-origin'
import type { RenderedPage } from '@/lib/next/page-renderer'
import { stripPageData } from '@/lib/next/payload'
import { listChunks } from '@/lib/next/static-files'
import { onPage } from '@/lib/next/unexpected-next-error'
import type { SitePage } from '@/lib/records/site-page'
import { OPTIONAL_FOLDERS } from '../core/site-file'
import { listDocumentTags } from '../head/document-head'
import { toSharedHtml, toTagsHtml } from '../head/head-html'
import type { InlineScripts } from '../scripts/inline-scripts'
import { fillScripts } from '../scripts/inline-scripts'
import { finishDocument } from './finish-document'

/** A page as it is served, and what has to be served with it. */
export type FinishedPage = RenderedPage & {
  /** Names of stored images. */
  assets: string[]
  /** Paths of the app's scripts, below the export's folder. */
  chunks: string[]
  /** Folders of files that only some pages need. */
  folders: string[]
}

export type FinishOptions = {
  /** What is written where pages have places for inline scripts. */
  scripts: Partial<InlineScripts>
  /** Paths of the app's files below the export's folder, which is where the scripts of a page have to be. */
  appFiles: ReadonlySet<string>
}

const ASSET_MENTION = new RegExp(`${ASSETS_PATH}(${ASSET_NAME.source})`, 'g')

/** Pieces of HTML that are the same in every document (`components/layout/footer.tsx`). */
const SHARED_PIECES: ReadonlySet<unknown> = new Set(['footer'])

const sharedHead = toTagsHtml(listDocumentTags())

function listAssets(html: string): string[] {
  return [...new Set([...html.matchAll(ASSET_MENTION)].map(([, name = '']) => name))]
}

/**
 * Turns a rendered page into the one that is served.
 * @throws UnexpectedNextError if Next has not rendered it as `lib/next` assumes
 */
export function finishPage(
  page: Pick<SitePage, 'path' | 'head'>,
  { html, data }: RenderedPage,
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
    data: onPage(page.path, () => stripPageData(data, SHARED_PIECES)),
    // Of the page as it was rendered: what it loads later is named in its data only.
    assets: listAssets(html + head),
    // Of the finished page: the rendered one names scripts for old browsers, too.
    chunks: listChunks(finished + data),
    folders: OPTIONAL_FOLDERS.filter((folder) => html.includes(folder)),
  }
}
