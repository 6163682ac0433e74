import type { TocItem } from '@/lib/core/toc-html'
import { toTocHtml } from '@/lib/core/toc-html'
import { StaticHtml } from './static-html.client'

/** The table of contents inside the text, where the author placed it. */
export function InlineToc({ items }: { items: TocItem[] }) {
  return (
    <div className="inline-toc">
      <StaticHtml html={toTocHtml(items)} />
    </div>
  )
}
