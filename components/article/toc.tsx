import type { TocItem } from '@/lib/records/site-page'
import { toTocHtml } from '@/lib/markdown/headings/toc-html'
import { StaticHtml } from '../mdx/static-html.client'
import { TocSpy } from './toc-spy.client'

type TocProps = { pageId: string; items: TocItem[] }

/** The column "On this page" next to the article. */
export function Toc({ pageId, items }: TocProps) {
  return (
    <nav className="toc" aria-label="On this page">
      <p className="toc-title" aria-hidden="true">
        On this page
      </p>
      <TocSpy />
      <StaticHtml id={`${pageId}#toc`} $html={toTocHtml(items)} />
      <a className="toc-top" href="#">
        Back to top
      </a>
    </nav>
  )
}

/** The same list inside the text, where the author placed it. */
export function InlineToc({ pageId, items }: TocProps) {
  return (
    <div className="inline-toc">
      <StaticHtml id={`${pageId}#inline-toc`} $html={toTocHtml(items)} />
    </div>
  )
}
