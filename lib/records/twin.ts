import type { SitePath } from '@/lib/core/url'
import { joinPath } from '@/lib/core/url'
import type { PageKind } from './site-page'

/** Kinds of pages that can be read as Markdown: those of documents, and those that tell more than their lists. */
const kinds = new Set<PageKind>([
  ...(['doc', 'post', 'release', 'page'] as const),
  ...(['category', 'upgrade', 'upgrade-pair'] as const),
])

/** Whether a page can be read as Markdown. Search engines may list it, too. */
export function hasTwin({ kind, isIndexable }: { kind: PageKind; isIndexable: boolean }): boolean {
  return isIndexable && kinds.has(kind)
}

/** Returns the path of a page as Markdown. @example toTwinPath('/docs/cli/') // '/docs/cli.md' */
export function toTwinPath(path: SitePath): SitePath {
  return `${path.replace(/\/$/, '') as SitePath}.md`
}

/** Returns the path of the list of pages below a path. @example toTwinListPath('/blog/') // '/blog/llms.txt' */
export function toTwinListPath(root: SitePath): SitePath {
  return joinPath<SitePath>(root, '/llms.txt')
}
