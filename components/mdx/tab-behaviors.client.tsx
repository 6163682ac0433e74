'use client'

import { useEffect } from 'react'
import { QUERY_CHANGE } from '../navigation/change-query'
import { findTarget } from '../navigation/find-target'
import { readStored } from '../ui/storage'
import { holdLanding } from './hold-landing'
import { chooseTab, moveTabFocus, restoreTabs, reveal, toTabKey } from './tabs'

function onClick(event: MouseEvent) {
  const button = (event.target as Element).closest<HTMLButtonElement>('.tabs [role=tab]')
  if (button) chooseTab(button)
}

function restore() {
  restoreTabs(document, readStored)
}

function onStorage({ key }: StorageEvent) {
  if (key === null || key.startsWith(toTabKey(''))) restore()
}

/**
 * Shows the heading that the URL names. If that opened a tab, the browser couldn't scroll to it. An entry without a state
 * is new. On Back and Forward, readers return to where they were.
 */
function onPopState({ state }: PopStateEvent) {
  const target = findTarget()
  const wasHidden = target?.checkVisibility() === false
  restore()
  if (state === null && wasHidden) target.scrollIntoView()
}

/** Adds behavior to every tab list of the site, with one listener each for clicks, keys, URLs and other windows. */
export function TabBehaviors() {
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    document.addEventListener('click', onClick, { signal })
    document.addEventListener('keydown', moveTabFocus, { signal })
    document.addEventListener('beforematch', ({ target }) => reveal(target as Element), { signal })
    addEventListener('storage', onStorage, { signal })
    addEventListener('hashchange', holdLanding, { signal })
    addEventListener(QUERY_CHANGE, restore, { signal })
    addEventListener('popstate', onPopState, { signal })
    return () => ended.abort()
  }, [])
  return null
}
