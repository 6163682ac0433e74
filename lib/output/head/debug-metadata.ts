import type { Metadata } from 'next'
import type { DebugPageId } from '@/lib/config/debug-pages'
import { debugTitle, toDebugHref } from '@/lib/config/debug-pages'
import { toMetadata } from './metadata'

/** The head of a page of the debug panel, or of its root. All of them have one title. */
export function toDebugMetadata(id?: DebugPageId): Metadata {
  return toMetadata({
    title: debugTitle,
    description: undefined,
    canonicalHref: toDebugHref(id),
    noIndex: true,
  })
}
