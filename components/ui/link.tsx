import type { ComponentProps } from 'react'
import { isExternalUrl } from '@/lib/url'

/**
 * A plain anchor: `AppLinks` makes navigation within the site instant for all of them at once, so a page with a
 * hundred links hydrates none. Links out of the site open in a new tab.
 */
export function Link({ href, ...props }: Omit<ComponentProps<'a'>, 'href'> & { href: string }) {
  return isExternalUrl(href) ? (
    <a href={href} target="_blank" rel="noopener noreferrer" {...props} />
  ) : (
    <a href={href} {...props} />
  )
}
