'use client'

import type { ReactNode } from 'react'
import { useIsLive } from '../ui/use-is-live'

type BrowserOnlyProps = { fallback: ReactNode; children: () => ReactNode }

/** Calls its children only in the browser. */
export function BrowserOnly({ fallback, children }: BrowserOnlyProps) {
  return useIsLive() ? children() : fallback
}
