'use client'

import { useEffect, useRef, useState } from 'react'

/**
 * The list from the "On this page" column as a bar above the article, for screens without room for the column. It is
 * copied from the column when the reader opens the bar, so that a page contains its headings only once.
 */
export function TocBar() {
  const bar = useRef<HTMLDetailsElement>(null)
  const [html, setHtml] = useState('')
  const fill = () => {
    if (bar.current?.open) setHtml(document.querySelector('.toc .static-html')?.innerHTML ?? '')
  }
  // The browser can open the bar before the app has started.
  useEffect(fill, [])
  return (
    <details
      ref={bar}
      className="toc-bar"
      onToggle={fill}
      onClick={(event) => {
        // Otherwise, the open bar would cover the heading.
        if ((event.target as Element).closest('a')) event.currentTarget.open = false
      }}
    >
      <summary>
        On this page
        {/* The current heading, which TocSpy writes. */}
        <span />
      </summary>
      <div className="static-html" dangerouslySetInnerHTML={{ __html: html }} />
    </details>
  )
}
