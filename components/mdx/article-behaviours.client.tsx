'use client'

import type { RefObject } from 'react'
import { useLayoutEffect } from 'react'
import { addCodeButtons } from './code-buttons'
import { restoreTabs } from './tabs'

/** Gives prose what HTML alone has not: copy buttons on code, and the tabs the reader chose before. */
export function useArticleBehaviours(element: RefObject<HTMLElement | null>, html: string): void {
  useLayoutEffect(() => {
    if (!element.current) return
    addCodeButtons(element.current)
    restoreTabs(element.current)
  }, [element, html])
}
