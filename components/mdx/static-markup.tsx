import type { ReactNode } from 'react'
import { withBaseUrls } from '@/lib/config/base-urls-in-html'
import { StaticHtml } from './static-html.client'

// Next refuses a static import, because a page that imports the renderer usually needs none. This one renders no page.
const { renderToStaticMarkup } = await import('react-dom/server')

type StaticMarkupProps = {
  /** Elements and components without effects, handlers and client code. */
  children: ReactNode
  /** Whether its links come from the model and already have the base URL. By default, they are site paths. */
  served?: boolean
}

/** Markup without behavior. It is one string to the app, which neither builds nor hydrates it. */
export function StaticMarkup({ children, served = false }: StaticMarkupProps) {
  const html = renderToStaticMarkup(children)
  return <StaticHtml html={served ? html : withBaseUrls(html)} />
}
