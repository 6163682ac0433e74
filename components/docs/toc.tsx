import type { TocItem } from '@/lib/mdx/context'
import { toTocHtml } from '@/lib/mdx/toc-html'
import { StaticHtml } from '../mdx/static-html.client'
import { TocSpy } from './toc-spy.client'

type TocProps = { pageId: string; items: TocItem[] }

/** The column "On this page" beside the article. */
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
