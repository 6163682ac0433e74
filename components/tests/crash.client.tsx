'use client'

import type { ReactNode } from 'react'
import { useIsLive } from '../ui/use-is-live'

type CrashProps = { crashes: boolean; children: ReactNode }

/** Throws in the browser if it is supposed to. It never throws on the server, because the build would fail. */
export function Crash({ crashes, children }: CrashProps) {
  const isLive = useIsLive()
  if (crashes && isLive) {
    throw new Error('This page was built to crash.', {
      cause: new Error('CRASH_TEST was "true" when the site was built.'),
    })
  }
  return children
}
