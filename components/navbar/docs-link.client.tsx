'use client'

import { useSyncExternalStore } from 'react'
import { readPreferredVersion } from './preferred-version'

type DocsLinkProps = {
  instanceId: string
  label: string
  href: string
  active: boolean
  hrefByVersion: Record<string, string>
  className: string
}

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange)
  return () => removeEventListener('storage', onChange)
}

/** A link to the docs that leads to the version the reader prefers, once that is known. */
export function DocsLink({ instanceId, label, href, active, hrefByVersion, className }: DocsLinkProps) {
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
