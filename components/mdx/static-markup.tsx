import type { Nodes } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { withBaseUrls } from '@/lib/config/base-url'
import { StaticHtml } from './static-html.client'

type StaticMarkupProps = {
  /** Identity of this piece on the whole site. */
  id: string
  /** Markup from a `*.static.tsx` file, where JSX makes HTML nodes instead of React elements. */
  nodes: Nodes
  /** Its links come from the model and have the base URL already; default: they are site paths. */
  served?: boolean
}

/** Markup without behavior: part of the document, but neither of its payload nor of what React hydrates. */
export function StaticMarkup({ id, nodes, served = false }: StaticMarkupProps) {
  const html = toHtml(nodes)
  return <StaticHtml id={id} $html={served ? html : withBaseUrls(html)} />
}
