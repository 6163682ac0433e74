import type { VersionTarget } from '@/lib/records/navigation'
import type { ReactNode } from 'react'
import { toVersionMark } from '../navigation/version-links'

type VersionLinkProps = {
  instanceId: string
  target: VersionTarget
  className?: string
  children: ReactNode
}

/**
 * A link to this page in another version. Following it makes that version the reader's preferred one and keeps the query
 * and hash (`version-links.ts`).
 */
export function VersionLink({ instanceId, target, className, children }: VersionLinkProps) {
  return (
    <a
      className={className}
      href={target.href}
      data-version={toVersionMark(instanceId, target.name)}
    >
      {children}
    </a>
  )
}
