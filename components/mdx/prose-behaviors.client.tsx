'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { QUERY_CHANGE } from '../navigation/change-query'
import { findTarget } from '../navigation/find-target'
import { readStored } from '../ui/storage'
import { holdLanding } from './hold-landing'
import { chooseTab, moveTabFocus, restoreTabs, reveal, revealTarget, toTabKey } from './tabs'

function onClick(event: MouseEvent) {
  const button = (event.target as Element).closest<HTMLButtonElement>('.tabs [role=tab]')
  if (button) chooseTab(button)
}

function restore() {
  restoreTabs(document, readStored)
}

/** A link to another query of the page may lead to a place in a tab. A choice that changes the query leads nowhere. */
function onQueryChange(event: Event) {
  restore()
  if ((event as CustomEvent).detail === 'new') revealTarget()
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
  revealTarget()
  if (state === null && wasHidden) target.scrollIntoView()
}

/**
 * Behavior of prose beyond HTML, for the whole site at once. Tab lists have one listener each for clicks, keys, URLs and
 * other windows. Details elements open for printing, and the height of those in prose is animated. Few pages have one,
 * so the code is a separate script. Until the script has loaded, and without it, the elements behave natively.
 */
export function ProseBehaviors() {
  const pathname = usePathname()
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    document.addEventListener('click', onClick, { signal })
    document.addEventListener('keydown', moveTabFocus, { signal })
    document.addEventListener('beforematch', ({ target }) => reveal(target as Element), { signal })
    addEventListener('storage', onStorage, { signal })
    addEventListener('hashchange', holdLanding, { signal })
    addEventListener(QUERY_CHANGE, onQueryChange, { signal })
    addEventListener('popstate', onPopState, { signal })
    return () => ended.abort()
  }, [])
  useEffect(() => {
    if (!document.querySelector('.prose details, .contributors')) return
    import('./details-behaviors').then(
      ({ addDetailsBehaviors }) => addDetailsBehaviors(),
      () => undefined,
    )
  }, [pathname])
  return null
}
