import type { RefObject } from 'react'
import { useEffect, useState } from 'react'

/**
 * Whether the parts of an element fit next to each other. If they don't, and something is hidden because of that, they
 * fit again when the element is as wide as they were.
 */
export function useFits(element: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(true)

  useEffect(() => {
    const row = element.current
    if (!row) return undefined
    let needed = 0
    const observer = new ResizeObserver(() => {
      const { clientWidth, scrollWidth } = row
      if (scrollWidth > clientWidth) needed = scrollWidth
      setFits(clientWidth >= needed)
    })
    for (const each of [row, ...row.children]) observer.observe(each)
    return () => observer.disconnect()
  }, [element])

  return fits
}
