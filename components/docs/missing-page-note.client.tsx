'use client'

import type { MouseEvent } from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { MISSING_PAGE_ID } from '@/lib/core/missing-page'
import { replaceUrl } from '../navigation/history-entry'

/**
 * Tells readers who changed the version that this one does not have the page they come from. The link that led here has
 * the note as its target, so it is there from the first paint and without scripts. A navigation in the app sets no
 * `:target`, so there the note is marked as shown.
 */
export function MissingPageNote({ version }: { version: string }) {
  const note = useRef<HTMLDivElement>(null)
  const setState = (state: 'shown' | 'dismissed') => {
    if (note.current) note.current.dataset['state'] = state
  }

  useLayoutEffect(() => {
    if (location.hash === `#${MISSING_PAGE_ID}`) setState('shown')
  }, [])
  useEffect(() => {
    if (note.current?.dataset['state'] !== 'shown') return
    const url = new URL(location.href)
    url.hash = ''
    // Readers share and reload the page without the note. By then the focus has moved to it.
    queueMicrotask(() => replaceUrl(url))
  }, [])

  const dismiss = (event: MouseEvent) => {
    event.preventDefault()
    setState('dismissed')
    document.getElementById('main')?.focus()
  }
  return (
    <div ref={note} id={MISSING_PAGE_ID} className="version-notice" role="note">
      {`This page isn't in ${version}. You are reading the closest one that is. `}
      <a href="#main" onClick={dismiss}>
        Dismiss
      </a>
    </div>
  )
}
