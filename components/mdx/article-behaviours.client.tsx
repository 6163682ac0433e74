'use client'

import type { RefObject } from 'react'
import { useLayoutEffect } from 'react'
import { readStored } from '../ui/storage'
import { addCodeButtons } from './code-buttons'
import { restoreTabs, selectTab } from './tabs'

/** Gives prose what HTML alone has not: copy buttons on code, and the tabs the reader chose before. */
export function useArticleBehaviours(element: RefObject<HTMLElement | null>, html: string): void {
  useLayoutEffect(() => {
    if (!element.current) return
    addCodeButtons(element.current)
    restoreTabs(element.current, selectTab, readStored)
  }, [element, html])
}
