'use client'

import { useLayoutEffect, useState } from 'react'
import { changeQuery, QUERY_CHANGE } from '../navigation/change-query'
import { useIsLive } from '../ui/use-is-live'
import { formatFilter, showControls, showSites } from './show-sites'

/** Writes the filter to the URL. The page is updated by the event. */
function ask(search: string, entry: 'new' | 'same'): void {
  if (search === location.search) return
  const url = new URL(location.href)
  url.search = search
  changeQuery(url, entry)
}

/** Shows the controls and the sites as the URL says. */
function showFiltered(root: HTMLElement): void {
  showControls(root, location.search)
  showSites(root)
}

/** Listens to the controls and the URL. Returns a function that stops this. */
function follow(root: HTMLElement, controls: HTMLElement): () => void {
  const { pathname } = location
  let isTyping = false
  const show = () => {
    // Going back may lead to another page, which is still loading.
    if (location.pathname === pathname) showFiltered(root)
  }
  const handlers = {
    input({ target }: Event) {
      const isText = target instanceof HTMLInputElement && target.type === 'search'
      // A word is one history entry, not one per letter.
      const entry = isText && isTyping ? 'same' : 'new'
      isTyping = isText
      ask(formatFilter(root, location.search), entry)
    },
    click({ target }: MouseEvent) {
      if (!(target instanceof HTMLButtonElement)) return
      isTyping = false
      ask('', 'new')
    },
    focusout() {
      isTyping = false
    },
    keydown(event: KeyboardEvent) {
      const { target, key } = event
      if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return
      if (target.type !== 'checkbox') return
      event.preventDefault()
      target.click()
    },
  }
  const stop = new AbortController()
  for (const [type, handler] of Object.entries(handlers)) {
    controls.addEventListener(type, handler as EventListener, { signal: stop.signal })
  }
  addEventListener('popstate', show, { signal: stop.signal })
  addEventListener(QUERY_CHANGE, show, { signal: stop.signal })
  return () => stop.abort()
}

/** Filters the showcase as its controls are set. The filter is kept in the URL. */
export function SiteFilter() {
  const isLive = useIsLive()
  const [isDocument] = useState(!isLive)
  useLayoutEffect(() => {
    const root = document.querySelector<HTMLElement>('.showcase')
    const controls = root?.querySelector<HTMLElement>('[role=search]')
    if (!root || !controls) return
    const stop = follow(root, controls)
    // Scripts of the document have already applied the URL. Apply what the reader has chosen since then.
    const chosen = formatFilter(root, location.search)
    showFiltered(root)
    if (isDocument && chosen !== formatFilter(root, location.search)) ask(chosen, 'same')
    return stop
  }, [isDocument])
  return null
}
