import type { Href } from '@/lib/core/url'
import type { CompiledOutline } from '@/lib/markdown/store/compiled-store'
import type { PageUpdate } from '@/lib/records/site-page'

/** Facts that records need but the model doesn't compute. */
export type SiteFacts = {
  /** Returns the outline of a content file's compiled body, or undefined if the file wasn't compiled. */
  findOutline: (source: string) => CompiledOutline | undefined
  /** Returns the page of a content file, or undefined if it has none. */
  findFileHref: (source: string) => Href | undefined
  /** Returns when a content file was last changed; its front matter takes precedence over the history. */
  findUpdate: (source: string, override?: LastUpdateOverride) => PageUpdate | undefined
  /** Returns the URL of an author's picture by its file. */
  findPicture: (file: string) => Href | undefined
}

/** `last_update` in front matter. */
export type LastUpdateOverride = { date?: string | undefined; author?: string | undefined }
