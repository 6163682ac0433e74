'use client'

import { useEffect, useRef, useState } from 'react'
import { filterRoutes } from './filter-routes'

type RouteFilterProps = {
  /** Id of the tree, which is static markup on the same page. */
  treeId: string
  /** Number of routes in it. */
  total: number
}

/** Filters the tree of routes by URL, kind or file. */
export function RouteFilter({ treeId, total }: RouteFilterProps) {
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(total)

  const filter = (query: string) => {
    const tree = document.getElementById(treeId)
    if (tree) setShown(filterRoutes(tree, query))
  }

  // Apply what was typed before the app loaded.
  useEffect(() => {
    if (input.current?.value) input.current.dispatchEvent(new Event('input', { bubbles: true }))
  }, [])

  return (
    <div className="route-filter needs-script" role="search">
      <label>
        Filter routes
        <input
          ref={input}
          type="search"
          autoComplete="off"
          spellCheck={false}
          onInput={(event) => filter(event.currentTarget.value)}
        />
      </label>
      <p role="status">{`${shown} of ${total} routes`}</p>
    </div>
  )
}
