import type { TocItem } from '@/lib/core/toc-html'
import { toTocHtml } from '@/lib/core/toc-html'
import { StaticHtml } from '../mdx/static-html.client'
import { TocSpy } from './toc-spy.client'

/** The column "On this page" next to the article. */
export function Toc({ items }: { items: TocItem[] }) {
  return (
    <nav className="toc" aria-label="On this page">
      <p className="toc-title" aria-hidden="true">
        On this page
      </p>
      <TocSpy />
      <StaticHtml html={toTocHtml(items)} />
      <a href="#">Back to top</a>
    </nav>
  )
}
