'use client'

import type { ReactNode } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import { getCollapseDuration } from './collapse-duration'

/**
 * Content whose height is animated when it opens and closes. Closed content isn't rendered, and the initial state isn't
 * animated.
 */
export function Collapsible({ open, children }: { open: boolean; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  const [settledOpen, setSettledOpen] = useState(open)
  const visible = open || settledOpen

  useLayoutEffect(() => {
    const box = element.current
    if (!box || settledOpen === open) return undefined
    const height = box.scrollHeight
    const keyframes = [{ height: '0px' }, { height: `${height}px` }]
    const animation = box.animate(open ? keyframes : keyframes.reverse(), {
      duration: getCollapseDuration(height),
      easing: 'ease-in-out',
    })
    animation.onfinish = () => setSettledOpen(open)
    return () => animation.cancel()
  }, [open, settledOpen])

  if (!visible) return null
  const moving = open !== settledOpen
  return (
    <div ref={element} className={moving ? 'collapsible moving' : 'collapsible'}>
      {children}
    </div>
  )
}
