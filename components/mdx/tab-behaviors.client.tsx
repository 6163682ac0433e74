'use client'

import { useEffect } from 'react'
import { QUERY_CHANGE } from '../navigation/change-query'
import { readStored } from '../ui/storage'
import { holdLanding } from './hold-landing'
import { chooseTab, moveTabFocus, restoreTabs, toTabKey } from './tabs'

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

function onHashChange() {
  restore()
  document.querySelector(':target')?.scrollIntoView()
  holdLanding()
}

/** Adds behavior to every tab list of the site, with one listener each for clicks, keys, URLs and other windows. */
export function TabBehaviors() {
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    document.addEventListener('click', onClick, { signal })
    document.addEventListener('keydown', moveTabFocus, { signal })
    addEventListener('storage', onStorage, { signal })
    addEventListener('hashchange', onHashChange, { signal })
    addEventListener(QUERY_CHANGE, restore, { signal })
    addEventListener('popstate', restore, { signal })
    return () => ended.abort()
  }, [])
  return null
}
