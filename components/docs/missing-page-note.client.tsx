'use client'

import type { MouseEvent } from 'react'
import { useEffect, useLayoutEffect } from 'react'
import {
  asksForMissingPage,
  MISSING_PAGE_ATTRIBUTE,
  MISSING_PAGE_ID,
} from '@/lib/core/missing-page'
import { replaceUrl } from '../navigation/history-entry'

function showNote(isShown: boolean): void {
  document.documentElement.toggleAttribute(MISSING_PAGE_ATTRIBUTE, isShown)
}

function dismiss(event: MouseEvent): void {
  event.preventDefault()
  showNote(false)
  document.getElementById('main')?.focus()
}

/**
 * Tells readers who changed the version that this one does not have the page they come from. The link that led here asks
 * for the note in its hash: `prepareRoot` shows it before the first paint of a document, and the browser without scripts.
 */
export function MissingPageNote({ version }: { version: string }) {
  useLayoutEffect(() => {
    showNote(asksForMissingPage(location.hash))
    return () => showNote(false)
  }, [])
  useEffect(() => {
    if (!asksForMissingPage(location.hash)) return
    const url = new URL(location.href)
    url.hash = ''
    // Readers share and reload the page without the note. By then the focus has moved to it.
    queueMicrotask(() => replaceUrl(url))
  }, [])
  return (
    <div id={MISSING_PAGE_ID} className="version-notice" role="note">
      {`This page isn't in ${version}. You're reading the closest page that is. `}
      <a href="#main" onClick={dismiss}>
        Dismiss
      </a>
    </div>
  )
}
