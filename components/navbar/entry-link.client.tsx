'use client'

import type { SyntheticEvent } from 'react'
import { Link } from '../ui/link'
import type { LinkEntry } from './entries'
import { storePreferredVersion } from '../navigation/preferred-version'
import { usePreferredVersion } from './use-preferred-version'

type EntryLinkProps = {
  entry: LinkEntry
  className: string
  /** Whether the bar shows it, where there is less room. */
  inBar?: boolean
}

/** A link of the navbar. It leads to the version the reader prefers, keeps their place on the page, or remembers a version. */
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
    // Written to the element and not to state: where the reader is on the page changes without React.
    // A page that replaces this one has none of its headings: its link has a hash already.
    if (keepsPlace && !href.includes('#')) {
      event.currentTarget.setAttribute('href', href + location.search + location.hash)
    }
  }
  return (
    <Link
      className={className}
      href={(preferred && hrefByVersion[preferred]) ?? href}
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
