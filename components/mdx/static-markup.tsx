import type { ReactNode } from 'react'
import { addBaseUrls } from '@/lib/config/base-urls-in-html'
import { renderHtml } from '@/lib/core/render-html'
import { StaticHtml } from './static-html.client'

type StaticMarkupProps = {
  /** Elements and function components without hooks, handlers and client code. */
  children: ReactNode
  /** Whether its links come from the model and already have the base URL. By default, they are site paths. */
  served?: boolean
}

/** Markup without behavior. It is one string to React, which neither builds nor hydrates it. */
export function StaticMarkup({ children, served = false }: StaticMarkupProps) {
  return <StaticHtml html={renderHtml(children, served ? undefined : addBaseUrls)} />
}
