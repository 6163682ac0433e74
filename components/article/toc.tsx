import type { TocItem } from '@/lib/core/toc-html'
import { toTocHtml } from '@/lib/core/toc-html'
import { StaticHtml } from '../mdx/static-html.client'
import { TocSpy } from './toc-spy.client'

type TocProps = { items: TocItem[] }

/** The column "On this page" next to the article. */
export function Toc({ items }: TocProps) {
  return (
    <nav className="toc" aria-label="On this page">
      <p className="toc-title" aria-hidden="true">
        On this page
      </p>
      <TocSpy />
      <StaticHtml html={toTocHtml(items)} />
      <a className="toc-top" href="#">
        Back to top
      </a>
    </nav>
  )
}

/** The same list inside the text, where the author placed it. */
export function InlineToc({ items }: TocProps) {
  return (
    <div className="inline-toc">
      <StaticHtml html={toTocHtml(items)} />
    </div>
  )
}
