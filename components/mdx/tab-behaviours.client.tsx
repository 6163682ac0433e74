'use client'

import { useEffect } from 'react'
import { readStored } from '../ui/storage'
import { chooseTab, moveTabFocus, restoreTabs, selectTab } from './tabs'

function onClick(event: MouseEvent) {
  const button = (event.target as Element).closest<HTMLButtonElement>('.tabs [role=tab]')
  if (button) chooseTab(button)
}

function onStorage(event: StorageEvent) {
  if (event.key === null || event.key.startsWith('docusaurus.tab.'))
    restoreTabs(document, selectTab, readStored)
}

/** Makes every tab list of the site work, with one listener each for clicks, keys and other windows. */
export function TabBehaviours() {
  useEffect(() => {
    document.addEventListener('click', onClick)
    document.addEventListener('keydown', moveTabFocus)
    addEventListener('storage', onStorage)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', moveTabFocus)
      removeEventListener('storage', onStorage)
    }
  }, [])
  return null
}
