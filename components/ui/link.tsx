import type { ComponentProps } from 'react'
import { isExternalUrl, toPageHref } from '@/lib/core/url'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string
  /** Where the link leads, for readers who encounter it out of context. It follows the visible text. */
  context?: string
  /**
   * Whether it is a path of this host that isn't a page of the site. It opens in a new tab, and the link check skips
   * it.
   */
  plain?: boolean
  /** Whether the href has the form in which it is served, so that nothing is added to it. */
  isServed?: boolean
}

/**
 * A plain anchor. `usePageChanges` turns all links into in-app navigation at once, so a page with a hundred links
 * hydrates none of them. Links to other sites open in a new tab.
 */
export function Link({ href, context, plain, isServed, children, ...rest }: LinkProps) {
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
    <a href={isServed ? href : toPageHref(href)} {...props} />
  )
}
