'use client'

import { useLayoutEffect, useState } from 'react'
import type { SiteFilter as Filter } from './filter'
import { formatFilter } from './filter'
import { changeQuery, QUERY_CHANGE } from '../navigation/change-query'
import { useIsLive } from '../ui/use-is-live'
import { readFilter, showControls, showSites } from './show-sites'

/** What the controls are set to. */
function readControls(controls: HTMLElement): Filter {
  const tags = [...controls.querySelectorAll<HTMLInputElement>('[name=tags]:checked')]
  return {
    tags: tags.map(({ value }) => value),
    operator: controls.querySelector('[name=operator]:checked') ? 'AND' : 'OR',
    name: controls.querySelector<HTMLInputElement>('[name=name]')?.value ?? '',
  }
}

/** Puts what is asked for into the URL; the page follows the event. */
function ask(search: string, entry: 'new' | 'same'): void {
  if (search === location.search) return
  const url = new URL(location.href)
  url.search = search
  changeQuery(url, entry)
}

/** Listens to the controls and the URL. Returns a function that stops it. */
function follow(root: HTMLElement, controls: HTMLElement): () => void {
  const { pathname } = location
  let isTyping = false
  const show = () => {
    // Going back may lead to another page, which is still on its way.
    if (location.pathname !== pathname) return
    showControls(root, location.search)
    showSites(root, location.search)
  }
  const handlers = {
    input({ target }: Event) {
      const isText = target instanceof HTMLInputElement && target.type === 'search'
      // A word is one entry of the history, not one a letter.
      const entry = isText && isTyping ? 'same' : 'new'
      isTyping = isText
      ask(formatFilter(readControls(controls), location.search), entry)
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

/** Narrows the showcase to what its controls ask for, which the URL keeps. */
export function SiteFilter() {
  const isLive = useIsLive()
  const [isDocument] = useState(!isLive)
  useLayoutEffect(() => {
    const root = document.querySelector<HTMLElement>('.showcase')
    const controls = root?.querySelector<HTMLElement>('[role=search]')
    if (!root || !controls) return
    const stop = follow(root, controls)
    if (isDocument) {
      // Scripts of the document have shown what the URL asks for; what was chosen since counts as if chosen now.
      const asked = formatFilter(readFilter(root, location.search), location.search)
      const chosen = formatFilter(readControls(controls), location.search)
      if (chosen !== asked) ask(chosen, 'same')
    } else {
      showControls(root, location.search)
      showSites(root, location.search)
    }
    return stop
  }, [isDocument])
  return null
}
