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

/** Makes every tab list of the site work, with one listener each for clicks, keys, URLs and other windows. */
export function TabBehaviors() {
  useEffect(() => {
    document.addEventListener('click', onClick)
    document.addEventListener('keydown', moveTabFocus)
    addEventListener('storage', onStorage)
    addEventListener('hashchange', onHashChange)
    addEventListener(QUERY_CHANGE, restore)
    addEventListener('popstate', restore)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', moveTabFocus)
      removeEventListener('storage', onStorage)
      removeEventListener('hashchange', onHashChange)
      removeEventListener(QUERY_CHANGE, restore)
      removeEventListener('popstate', restore)
    }
  }, [])
  return null
}
