import type { Href } from '@/lib/core/url'
import type { CompiledOutline } from '@/lib/markdown/store/compiled-store'
import type { PageUpdate } from '@/lib/records/site-page'

/** Facts that records need and the model does not work out. */
export type SiteFacts = {
  /** What is known of a compiled body by its content file; undefined for a file that was not compiled. */
  findOutline: (source: string) => CompiledOutline | undefined
  /** Page of a content file; undefined if it is none. */
  findFileHref: (source: string) => Href | undefined
  /** When a content file was last changed; its front matter takes precedence over the history. */
  findUpdate: (source: string, override?: LastUpdateOverride) => PageUpdate | undefined
  /** A picture next to an author's name, by its file. */
  findPicture: (file: string) => Href | undefined
}

/** `last_update` of front matter. */
export type LastUpdateOverride = { date?: string | undefined; author?: string | undefined }
