'use client'

import type { ReactNode } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { readPreferredVersion } from '../navigation/preferred-version'
import { describeDialog } from './describe-dialog'
import { answerKeys, selectHit } from './dialog-keys'
import { SearchModal } from './search-modal.client'
import './search-modal.css'
import type { PageTags } from './search-tags'
import { toPageTags } from './search-tags'
import { baseUrl, createSource, isHosted } from './sources'

const source = createSource()

/** What is searched from the page that is shown. */
function readPageTags(): PageTags {
  return toPageTags(`/${location.pathname.slice(baseUrl.length)}`, readPreferredVersion)
}

/** Prepares for a query from the page that is shown. */
export function warmSearch(): void {
  source.warm(readPageTags().tags)
}

/** Makes DocSearch ask once more for the query that it has, as it does when its field gets the focus. */
function askAgain(dialog: HTMLElement): void {
  const selected = dialog.querySelector('[aria-selected=true]')?.closest('.DocSearch-Hit')
  dialog.querySelector('input')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  // Asking selects the first hit.
  if (selected) selectHit(selected)
}

/** An empty dialog of the search. */
function createDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.className = 'search-dialog'
  dialog.ariaLabel = 'Search'
  dialog.ariaModal = 'true'
  if (isHosted) dialog.dataset['hosted'] = ''
  return dialog
}

/**
 * Opens the search above the page. A modal dialog of the browser keeps the rest of the page out of reach, and returns the
 * focus when it closes.
 * @param query what the reader has typed to open it
 * @param show renders what is in the dialog
 */
export function openSearch(query: string, show: (content: ReactNode) => void): void {
  if (document.querySelector('.search-dialog')) return
  const dialog = createDialog()
  const close = () => dialog.close()
  flushSync(() =>
    show(
      createPortal(
        <SearchModal
          source={source}
          parts={readPageTags()}
          initialQuery={query}
          onClose={close}
          onMore={() => askAgain(dialog)}
        />,
        dialog,
      ),
    ),
  )
  // DocSearch's logo brings a style, which the policy of the page would report. Outside the document nobody does.
  for (const style of dialog.querySelectorAll('style')) style.remove()
  answerKeys(dialog, close)
  const stopDescribing = describeDialog(dialog)
  const ended = new AbortController()
  addEventListener('popstate', close, { signal: ended.signal })
  dialog.addEventListener('close', () => {
    ended.abort()
    stopDescribing()
    show(null)
    dialog.remove()
  })
  dialog.addEventListener('click', (event) => {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    const isLeft = (event.target as Element).closest('.DocSearch-HitsFooter a') !== null
    // The dialog itself is clicked only beside what it shows.
    if (event.target === dialog || (isLeft && !isModified)) close()
  })
  document.body.append(dialog)
  dialog.showModal()
  dialog.querySelector('input')?.focus()
  warmSearch()
}
