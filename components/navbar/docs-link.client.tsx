'use client'

import { useSyncExternalStore } from 'react'
import type { NavbarEntry } from '@/lib/content/navbar'
import { readPreferredVersion } from './preferred-version'

type DocsLinkProps = {
  entry: Extract<NavbarEntry, { kind: 'docs' }>
  instanceId: string
  className: string
}

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange)
  return () => removeEventListener('storage', onChange)
}

/** A link to the docs that leads to the version the reader prefers, once that is known. */
export function DocsLink({ entry, instanceId, className }: DocsLinkProps) {
  const { label, href, active, hrefByVersion } = entry
  const names = Object.keys(hrefByVersion)
  const preferred = useSyncExternalStore(
    subscribe,
    () => (names.length > 0 ? readPreferredVersion(instanceId, names) : undefined),
    () => undefined,
  )
  return (
    <a
      className={className}
      href={(preferred && hrefByVersion[preferred]) ?? href}
      aria-current={active ? 'true' : undefined}
    >
      {label}
    </a>
  )
}
