import type { ReactNode } from 'react'
import { withBaseUrls } from '@/lib/config/base-url'
import { renderHtml } from '@/lib/core/render-html'
import { StaticHtml } from './static-html.client'

type StaticMarkupProps = {
  /** Identity of this piece on the whole site. */
  id: string
  /** Elements and function components without hooks, handlers and client code. */
  children: ReactNode
  /** Its links come from the model and have the base URL already; default: they are site paths. */
  served?: boolean
}

/** Markup without behavior: part of the document, but neither of its payload nor of what React hydrates. */
export function StaticMarkup({ id, children, served = false }: StaticMarkupProps) {
  const html = renderHtml(children)
  return <StaticHtml id={id} $html={served ? html : withBaseUrls(html)} />
}
