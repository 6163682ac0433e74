'use client'

import type { MouseEvent } from 'react'
import { useEffect, useLayoutEffect } from 'react'
import { isMissingPageHash, MISSING_PAGE_ATTRIBUTE, MISSING_PAGE_ID } from '@/lib/core/missing-page'
import { replaceUrl } from '../navigation/history-entry'

function showNote(isShown: boolean): void {
  document.documentElement.toggleAttribute(MISSING_PAGE_ATTRIBUTE, isShown)
}

function dismiss(event: MouseEvent): void {
  event.preventDefault()
  showNote(false)
  document.getElementById('_main')?.focus()
}

/**
 * Tells readers who switched versions that this version doesn't have the page they came from. The link that led here
 * requests the note in its hash. `prepareRoot` shows the note before a document is first painted. Without scripts, the
 * browser shows it.
 */
export function MissingPageNote({ version }: { version: string }) {
  useLayoutEffect(() => {
    showNote(isMissingPageHash(location.hash))
    return () => showNote(false)
  }, [])
  useEffect(() => {
    if (!isMissingPageHash(location.hash)) return
    const url = new URL(location.href)
    url.hash = ''
    // Remove the hash so that readers share and reload the page without the note. By then, focus has moved to the note.
    queueMicrotask(() => replaceUrl(url))
  }, [])
  return (
    <div id={MISSING_PAGE_ID} className="admonition" data-kind="warning" role="note">
      {`This page isn't in ${version}. You're reading the closest page that is. `}
      <a href="#_main" onClick={dismiss}>
        Dismiss
      </a>
    </div>
  )
}
