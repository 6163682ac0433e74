'use client'

import { createRoot } from 'react-dom/client'
import { readPreferredVersion } from '../navbar/preferred-version'
import { describeDialog } from './describe-dialog'
import { answerKeys, selectHit } from './dialog-keys'
import { SearchModal } from './search-modal.client'
import './search-modal.css'
import { toPageTags } from './search-tags'
import { baseUrl, createSource } from './sources'

const source = createSource()

/** What is searched from the page that is shown. */
function readPageTags() {
  const path = `/${location.pathname.slice(baseUrl.length)}`
  return toPageTags(path, readPreferredVersion)
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

/**
 * Opens the search above the page. A modal dialog of the browser keeps the rest of the page out of reach, and returns the
 * focus when it closes.
 * @param query what the reader has typed to open it
 */
export function openSearch(query: string): void {
  if (document.querySelector('.search-dialog')) return
  const dialog = document.createElement('dialog')
  dialog.className = 'search-dialog'
  dialog.ariaLabel = 'Search'
  dialog.ariaModal = 'true'
  document.body.append(dialog)
  const close = () => dialog.close()
  answerKeys(dialog, close)
  const root = createRoot(dialog)
  const stopDescribing = describeDialog(dialog)
  const ended = new AbortController()
  addEventListener('popstate', close, { signal: ended.signal })
  dialog.addEventListener('close', () => {
    ended.abort()
    stopDescribing()
    root.unmount()
    dialog.remove()
  })
  // A link that is followed in this tab leaves the dialog behind.
  dialog.addEventListener('click', (event) => {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    const link = (event.target as Element).closest<HTMLAnchorElement>('.DocSearch-HitsFooter a')
    if (link && !isModified) close()
  })
  dialog.showModal()
  root.render(
    <SearchModal
      source={source}
      parts={readPageTags()}
      initialQuery={query}
      onClose={close}
      onMore={() => askAgain(dialog)}
    />,
  )
  warmSearch()
}
