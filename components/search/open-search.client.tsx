'use client'

import '@docsearch/css/dist/modal.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describeDialog } from './describe-dialog'
import { SearchModal } from './search-modal.client'
import './search-modal.css'
import { readPageTags } from './search-tags'
import { isHosted, warm } from './sources'

/** Prepares for a query from the current page. */
export function warmSearch(): void {
  warm(readPageTags().tags)
}

/** Elements in the dialog that Tab can reach. */
const FOCUSABLE = 'a[href]:not([tabindex="-1"]), button:not([hidden]), input'

/** Keeps focus inside the dialog by wrapping around at its ends. DocSearch looks for them only once. */
function moveFocus(dialog: HTMLElement, event: KeyboardEvent): void {
  const places = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((place) =>
    place.checkVisibility({ visibilityProperty: true }),
  )
  if (event.shiftKey) places.reverse()
  if (document.activeElement !== places.at(-1)) return
  event.preventDefault()
  places[0]?.focus()
}

/**
 * Opens search above the page, or closes it if it's open. A native modal dialog makes the rest of the page unreachable,
 * and returns focus when it closes.
 * @param query text that the reader has already typed
 */
export function openSearch(query: string): void {
  const opened = document.querySelector('.search-dialog')
  if (opened) {
    // As if the browser had closed it, but now, so that the next key opens it.
    opened.dispatchEvent(new Event('close'))
    return
  }
  const dialog = document.createElement('dialog')
  dialog.className = 'search-dialog'
  dialog.ariaLabel = 'Search'
  if (isHosted) dialog.dataset['hosted'] = ''
  const root = createRoot(dialog)
  const ended = new AbortController()
  const { signal } = ended
  const close = () => {
    dialog.close()
    ended.abort()
    // DocSearch puts the page back where it was. Afterwards, a hit may scroll it.
    flushSync(() => root.unmount())
    dialog.remove()
  }
  flushSync(() => root.render(<SearchModal initialQuery={query} onClose={close} />))
  // DocSearch's logo contains a style element that violates the policy of the page. Outside the document, it isn't
  // reported.
  for (const style of dialog.querySelectorAll('style')) style.remove()
  describeDialog(dialog)
  addEventListener('popstate', close, { signal })
  dialog.addEventListener('close', close, { signal })
  // With these keys, DocSearch's field would close the list instead of the dialog, and browsers would empty the field.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') event.stopPropagation()
    if (event.key === 'Tab') moveFocus(dialog, event)
    if (event.key !== 'Escape' || event.isComposing) return
    event.preventDefault()
    close()
  }
  dialog.addEventListener('keydown', onKeyDown, { capture: true, signal })
  document.body.append(dialog)
  dialog.showModal()
  const field = dialog.querySelector('input')
  field?.focus()
  // The text that was typed before is its value from the start, which leaves the cursor in front of it.
  field?.setSelectionRange(query.length, query.length)
}
