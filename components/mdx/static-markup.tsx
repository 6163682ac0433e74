import type { Nodes } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { withBaseUrls } from '@/lib/base-url'
import { StaticHtml } from './static-html.client'

type StaticMarkupProps = {
  /** Identity of this piece on the whole site. */
  id: string
  /** Markup from a `*.static.tsx` file, where JSX makes HTML nodes instead of React elements. */
  nodes: Nodes
}

/** Markup without behaviour: part of the document, but neither of its payload nor of what React hydrates. */
export function StaticMarkup({ id, nodes }: StaticMarkupProps) {
  return <StaticHtml id={id} $html={withBaseUrls(toHtml(nodes))} />
}
