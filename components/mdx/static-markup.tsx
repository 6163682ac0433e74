import type { ReactNode } from 'react'
import { withBaseUrls } from '@/lib/config/base-url'
import { renderHtml } from '@/lib/core/render-html'
import { StaticHtml } from './static-html.client'

type StaticMarkupProps = {
  /** Id of this piece, unique on the whole site. */
  id: string
  /** Elements and function components without hooks, handlers and client code. */
  children: ReactNode
  /** Whether its links come from the model and already have the base URL. By default, they are site paths. */
  served?: boolean
}

/** Markup without behavior. It is part of the document, but not of its payload or of what React hydrates. */
export function StaticMarkup({ id, children, served = false }: StaticMarkupProps) {
  const html = renderHtml(children)
  return <StaticHtml id={id} $html={served ? html : withBaseUrls(html)} />
}
