'use client'

import '@docsearch/css/dist/modal.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { ensureTrailingSlash } from '@/lib/core/url'
import { readPreferredVersion } from '../navigation/preferred-version'
import { describeDialog } from './describe-dialog'
import { SearchModal } from './search-modal.client'
import './search-modal.css'
import { toPageTags } from './search-tags'
import { baseUrl, isHosted, source } from './sources'

/** Returns the parts to search from the current page. */
const readPageTags = () =>
  toPageTags(
    ensureTrailingSlash(`/${location.pathname.slice(baseUrl.length)}`),
    readPreferredVersion,
  )

/** Prepares for a query from the current page. */
export function warmSearch(): void {
  source.warm(readPageTags().tags)
}

/** Elements in the dialog that Tab can reach. */
const FOCUSABLE = 'a[href]:not([tabindex="-1"]), button:not([hidden]), input'

/** Keeps focus inside the dialog by wrapping around at its ends. */
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
 * Handles the keys that only the button of DocSearch would, and those that its field takes to close the list: Escape is
 * left to the browser, and Tab must reach what is below the list. DocSearch looks for the ends of its dialog only once.
 */
export function handleKey(dialog: HTMLElement, event: KeyboardEvent, close: () => void): void {
  const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
  if (!isShortcut && event.key !== 'Escape' && event.key !== 'Tab') return
  event.stopPropagation()
  if (event.key === 'Tab') moveFocus(dialog, event)
  if (!isShortcut) return
  event.preventDefault()
  close()
}

/**
 * Opens search above the page. A native modal dialog makes the rest of the page unreachable, and returns focus when it
 * closes.
 * @param query text that the reader has already typed
 */
export function openSearch(query: string): void {
  if (document.querySelector('.search-dialog')) return
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
  flushSync(() =>
    root.render(
      <SearchModal source={source} parts={readPageTags()} initialQuery={query} onClose={close} />,
    ),
  )
  // DocSearch's logo contains a style element that violates the policy of the page. Outside the document, it isn't
  // reported.
  for (const style of dialog.querySelectorAll('style')) style.remove()
  signal.addEventListener('abort', describeDialog(dialog))
  addEventListener('popstate', close, { signal })
  dialog.addEventListener('close', close, { signal })
  const onKeyDown = (event: KeyboardEvent) => handleKey(dialog, event, close)
  dialog.addEventListener('keydown', onKeyDown, { capture: true, signal })
  document.body.append(dialog)
  dialog.showModal()
  const field = dialog.querySelector('input')
  field?.focus()
  // The text that was typed before is its value from the start, which leaves the cursor in front of it.
  field?.setSelectionRange(query.length, query.length)
  warmSearch()
}
