'use client'

import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { MaskIcon } from '../ui/mask-icon'
import { startWorker } from './started-worker'

const load = () => {
  startWorker()
  return import('./open-search.client')
}

/** Loads search when the reader is about to use it. */
const warm = () => {
  load().then(
    ({ warmSearch }) => warmSearch(),
    () => undefined,
  )
}

/** Text that is typed until search has loaded. Undefined while it isn't being opened. */
let typed: string | undefined

/** @param form leads to the search page without scripts, or if they don't load */
function open(
  key: string,
  form: HTMLFormElement | null | undefined,
  show: (content: ReactNode) => void,
): void {
  const isOpening = typed !== undefined
  typed = (typed ?? '') + key
  if (isOpening) return
  load().then(
    ({ openSearch }) => {
      openSearch(typed ?? '', show)
      typed = undefined
    },
    () => form?.submit(),
  )
}

/**
 * Opens search. Without scripts, or if they don't load, it leads to the search page.
 * @param baseUrl path of the site, with leading and trailing slashes
 */
export function SearchButton({ baseUrl }: { baseUrl: string }) {
  const button = useRef<HTMLButtonElement>(null)
  const [content, show] = useState<ReactNode>()

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event
      const target = event.target as HTMLElement
      const isModified = ctrlKey || metaKey
      const isField = target.matches('input, select, textarea, [contenteditable]')
      const isShortcut = isModified ? key.toLowerCase() === 'k' : key === '/' && !isField
      const isOnButton = target === button.current && key !== ' '
      const isTyped =
        (isOnButton || (typed !== undefined && !isField)) &&
        key.length === 1 &&
        !isModified &&
        !altKey
      if (!isShortcut && !isTyped) return
      event.preventDefault()
      open(isShortcut ? '' : key, button.current?.form, show)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <form className="search-form" action={`${baseUrl}search/`}>
      <button
        ref={button}
        type="submit"
        className="search-button"
        aria-label="Search"
        onPointerEnter={warm}
        onFocus={warm}
        onClick={(event) => {
          event.preventDefault()
          open('', button.current?.form, show)
        }}
      >
        <MaskIcon icon="search" />
        <span>Search</span>
        <kbd />
      </button>
      {content}
    </form>
  )
}
