'use client'

import type { SyntheticEvent } from 'react'
import { Link } from '../ui/link'
import type { LinkEntry } from './entries'
import { storePreferredVersion } from '../navigation/preferred-version'
import { usePreferredVersion } from './use-preferred-version'

type EntryLinkProps = {
  entry: LinkEntry
  className: string
  /** Whether it is shown in the bar, where there is less space. */
  inBar?: boolean
}

/**
 * A navbar link. It leads to the version that the reader prefers, keeps their place on the page, or stores a version.
 */
export function EntryLink({ entry, className, inBar = false }: EntryLinkProps) {
  const {
    label,
    href,
    active,
    barLabel,
    lang,
    keepsPlace,
    docsId,
    version,
    hrefByVersion = {},
  } = entry
  const preferred = usePreferredVersion(docsId, Object.keys(hrefByVersion))
  const keepPlace = (event: SyntheticEvent<HTMLAnchorElement>) => {
    // Set on the element, not in state: the reader's place on the page changes without React. A page that replaces this
    // one has none of its headings, and its link already has a hash.
    if (keepsPlace && !href.includes('#')) {
      event.currentTarget.setAttribute('href', href + location.search + location.hash)
    }
  }
  return (
    <Link
      className={className}
      href={(preferred && hrefByVersion[preferred]) ?? href}
      isServed
      lang={lang}
      aria-label={inBar && barLabel ? label : undefined}
      aria-current={active ? 'true' : undefined}
      onPointerEnter={keepPlace}
      onFocus={keepPlace}
      onClick={(event) => {
        keepPlace(event)
        if (docsId && version) storePreferredVersion(docsId, version)
      }}
    >
      {(inBar && barLabel) || label}
    </Link>
  )
}
