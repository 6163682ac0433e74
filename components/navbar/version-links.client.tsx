'use client'

import type { SyntheticEvent } from 'react'
import type { VersionLink } from '@/lib/content/docs/types'
import { storePreferredVersion } from './preferred-version'

type VersionLinksProps = { instanceId: string; links: VersionLink[]; className: string }

/** The same page in every version. Following one keeps query and hash and remembers the version. */
export function VersionLinks({ instanceId, links, className }: VersionLinksProps) {
  const keepPlace = (event: SyntheticEvent<HTMLAnchorElement>, href: string) => {
    // Written to the element and not to state: where the reader is on the page changes without React.
    event.currentTarget.setAttribute('href', href + location.search + location.hash)
  }
  return links.map(({ name, label, href, active }) => (
    <li key={name}>
      <a
        className={className}
        href={href}
        aria-current={active ? 'true' : undefined}
        onPointerEnter={(event) => keepPlace(event, href)}
        onFocus={(event) => keepPlace(event, href)}
        onClick={(event) => {
          keepPlace(event, href)
          storePreferredVersion(instanceId, name)
        }}
      >
        {label}
      </a>
    </li>
  ))
}
