'use client'

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

/** Opens search. Until it has loaded, a field takes what is typed. If it doesn't load, the search page opens. */
function open(form: HTMLFormElement): void {
  if (form.querySelector('input')) return
  const before = document.activeElement as HTMLElement | null
  const field = document.createElement('input')
  field.name = 'q'
  field.className = 'sr-only'
  field.ariaLabel = 'Search'
  form.append(field)
  field.focus()
  load().then(
    ({ openSearch }) => {
      field.remove()
      // The dialog returns focus to where it was.
      before?.focus()
      openSearch(field.value)
    },
    () => form.submit(),
  )
}

/** Listens to the keys that open search: shortcuts, and text while the button has the focus, which the field takes. */
function listen(form: HTMLFormElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey } = event
    const target = event.target as Element
    const isModified = event.ctrlKey || event.metaKey
    const isField = target.closest('dialog, input, select, textarea, [contenteditable]')
    const isShortcut = isModified ? key.toLowerCase() === 'k' : key === '/' && !isField
    const isText = key.length === 1 && key !== ' ' && !isModified && !altKey
    if (isShortcut) event.preventDefault()
    if (isShortcut || (isText && form.contains(target))) open(form)
  }
  addEventListener('keydown', onKeyDown)
  return () => removeEventListener('keydown', onKeyDown)
}

/** Opens search. Without scripts, or if they don't load, it leads to the search page. */
export function SearchButton() {
  return (
    <form
      ref={listen}
      className="search-form"
      action={`${baseUrl}search/`}
      onSubmit={(event) => {
        event.preventDefault()
        open(event.currentTarget)
      }}
    >
      <button
        type="submit"
        className="button button-quiet button-small search-button"
        aria-label="Search"
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <MaskIcon icon="search" />
        <span>Search</span>
        <kbd />
      </button>
    </form>
  )
}
