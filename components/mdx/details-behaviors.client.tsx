'use client'

import { useEffect } from 'react'
import { followDetails, preventSelection, toggleDetails } from './details-behaviors'

/** Lets every details element of prose open and close with its height; without it they work as the browser's own. */
export function DetailsBehaviors() {
  useEffect(() => {
    document.addEventListener('click', toggleDetails)
    document.addEventListener('mousedown', preventSelection)
    document.addEventListener('toggle', followDetails, true)
    return () => {
      document.removeEventListener('click', toggleDetails)
      document.removeEventListener('mousedown', preventSelection)
      document.removeEventListener('toggle', followDetails, true)
    }
  }, [])
  return null
}
