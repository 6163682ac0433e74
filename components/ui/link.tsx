import type { ComponentProps } from 'react'
import { isExternalUrl } from '@/lib/core/url'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string
  /** What the link leads to, for readers who meet it without its row; it follows the visible text. */
  context?: string
  /** A path of this host that is no page of the site: it opens in a new tab and the link check passes over it. */
  plain?: boolean
}

/**
 * A plain anchor: `AppLinks` makes navigation within the site instant for all of them at once, so a page with a
 * hundred links hydrates none. Links out of the site open in a new tab.
 */
export function Link({ href, context, plain = false, children, ...rest }: LinkProps) {
  const content =
    context === undefined ? (
      children
    ) : (
      <>
        {children}
        <span className="sr-only">{` ${context}`}</span>
      </>
    )
  const props = { ...rest, children: content }
  if (plain) return <a href={href} target="_blank" rel="external noopener noreferrer" {...props} />
  return isExternalUrl(href) ? (
    <a href={href} target="_blank" rel="noopener noreferrer" {...props} />
  ) : (
    <a href={href} {...props} />
  )
}
