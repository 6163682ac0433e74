'use client'

import { useEffect } from 'react'
import { followDetails, preventSelection, toggleDetails } from './details-behaviors'

/** Lets every details element of prose open and close with its height; without it they work as the browser's own. */
export function DetailsBehaviors() {
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    document.addEventListener('click', toggleDetails, { signal })
    document.addEventListener('mousedown', preventSelection, { signal })
    document.addEventListener('toggle', followDetails, { capture: true, signal })
    return () => ended.abort()
  }, [])
  return null
}
