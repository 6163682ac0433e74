import { ExternalLink } from 'lucide'
import type { ComponentProps } from 'react'
import { isExternalUrl } from '@/lib/url'
import { Icon } from './icon'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string; externalIcon?: boolean }

/**
 * A plain anchor: `AppLinks` makes navigation within the site instant for all of them at once, so a page with a
 * hundred links hydrates none. Links out of the site open in a new tab.
 */
export function Link({ href, externalIcon = false, children, ...props }: LinkProps) {
  if (!isExternalUrl(href)) {
    return (
      <a href={href} {...props}>
        {children}
      </a>
    )
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...props}>
      {children}
      {externalIcon && <Icon icon={ExternalLink} size={14} className="external" />}
    </a>
  )
}
