/** @jsxImportSource hastscript */
import type { Nodes } from 'hast'
import { isExternalUrl } from '@/lib/core/url'

type LinkProps = {
  href: string
  children: Nodes | string
  /** What the link leads to, for readers who meet it without its row; it follows the visible text. */
  context?: string
}

/** A link in static markup; one out of the site opens in a new tab. */
export function linkMarkup({ href, children, context }: LinkProps) {
  const content = (
    <>
      {children}
      {context === undefined ? '' : <span class="sr-only">{` ${context}`}</span>}
    </>
  )
  return isExternalUrl(href) ? (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  ) : (
    <a href={href}>{content}</a>
  )
}
