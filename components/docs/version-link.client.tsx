'use client'

import type { VersionTarget } from '@/lib/records/navigation'
import type { ReactNode } from 'react'
import { storePreferredVersion } from '../navigation/preferred-version'

type VersionLinkProps = Pick<VersionTarget, 'name' | 'href'> & {
  instanceId: string
  children: ReactNode
}

/** A link to this page in another version. Following it makes that version the reader's preferred one. */
export function VersionLink({ instanceId, name, href, children }: VersionLinkProps) {
  return (
    <a href={href} onClick={() => storePreferredVersion(instanceId, name)}>
      {children}
    </a>
  )
}
