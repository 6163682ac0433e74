'use client'

import { useLayoutEffect, useState } from 'react'
import type { SiteFilter as Filter } from './filter'
import { formatFilter } from './filter'
import { changeQuery, QUERY_CHANGE } from '../navigation/change-query'
import { useIsLive } from '../ui/use-is-live'
import { readFilter, showControls, showSites } from './show-sites'

/** What the controls are set to. */
function readControls(form: HTMLFormElement): Filter {
  const data = new FormData(form)
  const name = data.get('name')
  return {
    tags: data.getAll('tags').filter((tag) => typeof tag === 'string'),
    operator: data.has('operator') ? 'AND' : 'OR',
    name: typeof name === 'string' ? name : '',
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
function follow(root: HTMLElement, form: HTMLFormElement): () => void {
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
      ask(formatFilter(readControls(form), location.search), entry)
    },
    reset() {
      isTyping = false
      ask('', 'new')
    },
    submit: (event: Event) => event.preventDefault(),
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
    form.addEventListener(type, handler as EventListener, { signal: stop.signal })
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
    const form = root?.querySelector('form')
    if (!root || !form) return
    const stop = follow(root, form)
    if (isDocument) {
      // Scripts of the document have shown what the URL asks for; what was chosen since counts as if chosen now.
      const asked = formatFilter(readFilter(root, location.search), location.search)
      const chosen = formatFilter(readControls(form), location.search)
      if (chosen !== asked) ask(chosen, 'same')
    } else {
      showControls(root, location.search)
      showSites(root, location.search)
    }
    return stop
  }, [isDocument])
  return null
}
