'use client'

import { useLayoutEffect, useRef } from 'react'
import { readStored } from '../ui/storage'
import { addCodeButtons, addPageCopy } from './code-buttons'
import { holdLanding } from './hold-landing'
import { restoreTabs, revealTarget } from './tabs'

/** A link to a place on a reference page, which may be an option. */
const OPTION_LINK = 'a[href*="/api/"][href*="#"]'

const ignore = () => undefined

/**
 * Adds behaviors that few articles need, each from its own script: enlarging images, showing options and filtering an
 * index of options. Without the scripts, an image is a link to its file, and the index is the whole list.
 */
function addRareBehaviors(element: HTMLElement): void {
  if (element.querySelector('.zoom')) {
    import('./image-zoom').then(({ addZoom }) => addZoom(element), ignore)
  }
  if (element.querySelector('.option-filter')) {
    import('./filter-options').then(({ addOptionFilter }) => addOptionFilter(element), ignore)
  }
  if (!element.querySelector(OPTION_LINK)) return
  const showOptions = (event: Event) => {
    // A tap is too short to load a script, so the first touch of the article does.
    const isTouch = (event as PointerEvent).pointerType === 'touch'
    if (!isTouch && !(event.target as Element).closest(OPTION_LINK)) return
    import('./option-card').then(({ addOptionCards }) => addOptionCards(event), ignore)
  }
  element.addEventListener('pointerover', showOptions)
  element.addEventListener('focusin', showOptions)
}

/**
 * Trusted HTML that React neither builds nor hydrates. Scripts give prose what HTML alone can't: copy buttons on code,
 * images to enlarge, the tabs that the reader chose before, and a heading that keeps its position when the reader lands
 * on it.
 */
export function StaticHtml({ html }: { html: string }) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!element.current) return
    addCodeButtons(element.current)
    addPageCopy()
    addRareBehaviors(element.current)
    restoreTabs(element.current, readStored)
    revealTarget()
    holdLanding()
  }, [html])
  return <div ref={element} className="static-html" dangerouslySetInnerHTML={{ __html: html }} />
}
