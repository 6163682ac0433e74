import type { ComponentType, ReactNode } from 'react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { env } from '@/lib/config/env'
import { evaluateMdx } from './evaluate'
import type { HtmlPlace } from '../links/resolve-html'
import { resolveHtml } from '../links/resolve-html'
import { knownComponents } from '../core/known-components'
import { REST } from '../blocks/rehype-truncation'

type WithChildren = { children?: ReactNode }

function OnlyChildren({ children }: WithChildren) {
  return children
}

/** Element around raw HTML, which React doesn't render without one. It is removed again. */
const RAW = 'raw-html'

function RawHtml({ html }: { html: string }) {
  return createElement(RAW, { dangerouslySetInnerHTML: { __html: html } })
}

/** Lists and controls only work on their page. Elsewhere, a component is replaced with its content. */
const components: Record<string, ComponentType<never>> = {
  ...Object.fromEntries(
    [...Object.keys(knownComponents), REST].map((name) => [name, OnlyChildren]),
  ),
  StaticHtml: RawHtml,
}

/**
 * Renders the body of a document as HTML, with URLs as written in the document.
 * @param code a compiled body
 */
export function toUnresolvedHtml(code: string): string {
  const Content = evaluateMdx<typeof components>(code)
  const html = renderToStaticMarkup(Content({ components }))
  return html.replaceAll(`<${RAW}>`, '').replaceAll(`</${RAW}>`, '')
}

/**
 * Renders the body of a document as HTML: what its page shows, without the components that need the page.
 * @param code a compiled body
 * @param place its page, and those of the content files that it links to
 */
export function toBodyHtml(code: string, place: Pick<HtmlPlace, 'href' | 'links'>): string {
  return resolveHtml(toUnresolvedHtml(code), { baseUrl: env.baseUrl, ...place })
}
