'use client'

import type { RefObject } from 'react'
import { useLayoutEffect } from 'react'
import { readStored } from '../ui/storage'
import { addCodeButtons } from './code-buttons'
import { holdLanding } from './hold-landing'
import { restoreTabs } from './tabs'

/** Images are rare, so what enlarges them is a script of its own; without it an image is a link to its file. */
function addImageZoom(element: HTMLElement): void {
  if (!element.querySelector('.zoom')) return
  import('./image-zoom').then(
    ({ addZoom }) => addZoom(element),
    () => undefined,
  )
}

/**
 * Gives prose what HTML alone has not: copy buttons on code, images to enlarge, the tabs the reader chose before, and a
 * heading that keeps its place when the reader lands on it.
 */
export function useArticleBehaviors(element: RefObject<HTMLElement | null>, html: string): void {
  useLayoutEffect(() => {
    if (!element.current) return
    addCodeButtons(element.current)
    addImageZoom(element.current)
    restoreTabs(element.current, readStored)
    holdLanding()
  }, [element, html])
}
