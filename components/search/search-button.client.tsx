'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { baseUrl } from '../ui/base-url'
import { MaskIcon } from '../ui/mask-icon'
import { warm } from './sources'

/** Loads search, and what its first answer needs at the same time. */
const load = async () => {
  warm([])
  const search = await import('./open-search.client')
  search.warmSearch()
  return search
}

/** Loads search when the reader is about to use it. */
const prepare = () => {
  load().catch(() => undefined)
}

/** Opens search. Without scripts, or if they don't load, it leads to the search page. */
export function SearchButton() {
  const field = useRef<HTMLInputElement>(null)
  /** Whether a field takes what is typed until search has loaded. */
  const [isOpening, setOpening] = useState(false)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isField = (event.target as Element).closest(
        'dialog, input, select, textarea, [contenteditable]',
      )
      const isShortcut =
        event.ctrlKey || event.metaKey
          ? event.key.toLowerCase() === 'k'
          : event.key === '/' && !isField
      if (!isShortcut) return
      event.preventDefault()
      setOpening(true)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])

  useLayoutEffect(() => {
    if (!isOpening) return
    const before = document.activeElement as HTMLElement | null
    const form = field.current?.form
    field.current?.focus()
    load().then(
      ({ openSearch }) => {
        const typed = field.current?.value ?? ''
        // The dialog returns focus to where it was.
        before?.focus()
        openSearch(typed)
        // Now, so that the next key closes it.
        flushSync(() => setOpening(false))
      },
      () => form?.submit(),
    )
  }, [isOpening])

  return (
    <form className="search-form" action={`${baseUrl}search/`}>
      <button
        type="submit"
        className="button button-quiet button-small search-button"
        aria-label="Search"
        onPointerEnter={prepare}
        onFocus={prepare}
        onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
          const isModified = ctrlKey || metaKey || altKey
          if (key.length === 1 && key !== ' ' && !isModified) setOpening(true)
        }}
        onClick={(event) => {
          event.preventDefault()
          setOpening(true)
        }}
      >
        <MaskIcon icon="search" />
        <span>Search</span>
        <kbd />
      </button>
      {isOpening && <input ref={field} name="q" className="sr-only" aria-label="Search" />}
    </form>
  )
}
