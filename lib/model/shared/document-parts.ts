import { withBaseUrl } from '@/lib/config/base-url'
import type { Href } from '@/lib/core/url'
import type { CompiledOutline } from '@/lib/markdown/store/compiled-store'
import { getSharedFiles, toPageSheet } from '@/lib/markdown/math/sheets'
import type { PageBody, TocItem } from '@/lib/records/site-page'
import type { TocLevels } from './instance-options'
import type { SiteFacts } from './site-facts'

/** Returns the stylesheets of a page with formulas: KaTeX's and the page's own. */
function toMathSheetHrefs(styles: string[]): Href[] {
  const [shared] = getSharedFiles()
  return [shared, toPageSheet(styles)].map(({ fileName }) => withBaseUrl(`/math/${fileName}`))
}

/** Returns the body of a document and the pages that it links to. */
export function toPageBody(source: string, facts: SiteFacts): PageBody {
  const outline = facts.findOutline(source)
  if (!outline) {
    const message = 'the document was not compiled, because its text or front matter has problems'
    const problem = { path: source, line: 1, column: 1, message, fix: 'correct them first' }
    return { key: '', links: {}, problems: [problem] }
  }
  const links: Record<string, Href> = {}
  for (const { file } of outline.links) {
    const href = file === undefined ? undefined : facts.findFileHref(file)
    if (file !== undefined && href !== undefined) links[file] = href
  }
  return {
    key: outline.key,
    links,
    ...(outline.math && { mathSheets: toMathSheetHrefs(outline.math) }),
    ...(outline.problems.length > 0 && { problems: outline.problems }),
  }
}

/** Returns the headings that a page lists. */
export function filterToc(items: TocItem[], { min, max }: Omit<TocLevels, 'hidden'>): TocItem[] {
  return items.filter(({ level }) => level >= min && level <= max)
}

/** Returns the body of a document and its table of contents. */
export function toDocumentParts(
  source: string,
  levels: TocLevels,
  facts: SiteFacts,
): { body: PageBody; toc: { items: TocItem[]; isHidden: boolean } } {
  const outline: CompiledOutline | undefined = facts.findOutline(source)
  return {
    body: toPageBody(source, facts),
    toc: { items: filterToc(outline?.toc ?? [], levels), isHidden: levels.hidden },
  }
}
