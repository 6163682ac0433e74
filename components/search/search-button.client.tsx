'use client'

import { useEffect, useRef } from 'react'
import { MaskIcon } from '../ui/mask-icon'

const load = () => import('./open-search.client')

/** Loads the search when somebody is about to use it. */
const warm = () => {
  load().then(
    ({ warmSearch }) => warmSearch(),
    () => undefined,
  )
}

/**
 * Opens the search. Without scripts, or if they do not load, it leads to the page of the search.
 * @param baseUrl path of the site with both slashes
 */
export function SearchButton({ baseUrl }: { baseUrl: string }) {
  const button = useRef<HTMLButtonElement>(null)
  /** What is typed until the search is there. */
  const typed = useRef('')

  const open = (key = '') => {
    typed.current += key
    load().then(
      ({ openSearch }) => {
        openSearch(typed.current)
        typed.current = ''
      },
      () => button.current?.form?.submit(),
    )
  }

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event
      const target = event.target as HTMLElement
      const isModified = ctrlKey || metaKey
      const isField = target.isContentEditable || target.matches('input, select, textarea')
      const isShortcut = isModified ? key.toLowerCase() === 'k' : key === '/' && !isField
      const isTyped =
        target === button.current && key.length === 1 && key !== ' ' && !isModified && !altKey
      if (!isShortcut && !isTyped) return
      event.preventDefault()
      open(isShortcut ? '' : key)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <form className="search-form" action={`${baseUrl}search/`}>
      <button
        ref={button}
        className="search-button"
        aria-label="Search"
        onPointerEnter={warm}
        onFocus={warm}
        onClick={(event) => {
          event.preventDefault()
          open()
        }}
      >
        <MaskIcon icon="search" />
        <span>Search</span>
        <kbd />
      </button>
    </form>
  )
}
