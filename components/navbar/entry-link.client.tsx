'use client'

import { Link } from '../ui/link'
import type { LinkEntry } from './entries'
import { toVersionMark } from '../navigation/version-links'
import { usePreferredVersion } from './use-preferred-version'

type EntryLinkProps = {
  entry: LinkEntry
  className: string
  /** Whether it is shown in the bar, where there is less space. */
  inBar?: boolean
}

/** A navbar link. On pages that belong to no version, it leads to the one that the reader prefers. */
export function EntryLink({ entry, className, inBar = false }: EntryLinkProps) {
  const { label, href, active, barLabel, lang, docsId, version, hrefByVersion = {} } = entry
  const preferred = usePreferredVersion(docsId, Object.keys(hrefByVersion))
  return (
    <Link
      className={className}
      href={(preferred && hrefByVersion[preferred]) ?? href}
      isServed
      lang={lang}
      aria-label={inBar && barLabel ? label : undefined}
      aria-current={active ? 'true' : undefined}
      data-version={docsId && version && toVersionMark(docsId, version)}
    >
      {(inBar && barLabel) || label}
    </Link>
  )
}
