'use client'

import '@docsearch/css/dist/modal.css'
import type { ReactNode } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { readPreferredVersion } from '../navigation/preferred-version'
import { describeDialog } from './describe-dialog'
import { answerKeys } from './dialog-keys'
import { SearchModal } from './search-modal.client'
import './search-modal.css'
import type { PageTags } from './search-tags'
import { toPageTags } from './search-tags'
import { repeatQuery } from './selection'
import { baseUrl, createSource, isHosted } from './sources'

const source = createSource()

/** Returns the parts to search from the current page. */
function readPageTags(): PageTags {
  return toPageTags(`/${location.pathname.slice(baseUrl.length)}`, readPreferredVersion)
}

/** Prepares for a query from the current page. */
export function warmSearch(): void {
  source.warm(readPageTags().tags)
}

/** Creates an empty search dialog. */
function createDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.className = 'search-dialog'
  dialog.ariaLabel = 'Search'
  dialog.ariaModal = 'true'
  if (isHosted) dialog.dataset['hosted'] = ''
  return dialog
}

/**
 * Opens search above the page. A native modal dialog makes the rest of the page unreachable, and returns focus when it
 * closes.
 * @param query text that the reader has already typed
 * @param show renders the content of the dialog
 */
export function openSearch(query: string, show: (content: ReactNode) => void): void {
  if (document.querySelector('.search-dialog')) return
  const dialog = createDialog()
  const close = () => {
    dialog.close()
    // DocSearch puts the page back where it was. Afterwards, a hit may scroll it.
    flushSync(() => show(null))
  }
  flushSync(() =>
    show(
      createPortal(
        <SearchModal
          source={source}
          parts={readPageTags()}
          initialQuery={query}
          onClose={close}
          onMore={() => repeatQuery(dialog)}
        />,
        dialog,
      ),
    ),
  )
  // DocSearch's logo contains a style element that violates the policy of the page. Outside the document, it isn't
  // reported.
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
    if (isLeft && !isModified) close()
  })
  document.body.append(dialog)
  dialog.showModal()
  const field = dialog.querySelector('input')
  field?.focus()
  // The text that was typed before is its value from the start, which leaves the cursor in front of it.
  field?.setSelectionRange(query.length, query.length)
  warmSearch()
}
