'use client'

import { useRef, useState } from 'react'
import { useArticleBehaviors } from './article-behaviors.client'

type StaticHtmlProps = {
  /** Id of this piece, unique on the whole site. */
  id: string
  /** Trusted HTML. The export empties it in the payload of a page's HTML file, which already contains the markup. */
  $html: string
}

/** HTML of pieces whose page was loaded as a document, kept for when the reader returns to it. */
const adopted = new Map<string, string>()

function adopt(id: string): string {
  const known = adopted.get(id)
  if (known !== undefined) return known
  const html = document.querySelector(`[data-static="${CSS.escape(id)}"]`)?.innerHTML ?? ''
  adopted.set(id, html)
  return html
}

/**
 * HTML that React neither builds nor hydrates. On a page that the browser loaded, the markup is read from the document.
 * On a page reached inside the app, it is in the page's data.
 */
export function StaticHtml({ id, $html }: StaticHtmlProps) {
  const [fromDocument] = useState(() =>
    $html === '' && typeof document !== 'undefined' ? adopt(id) : '',
  )
  const html = $html || fromDocument
  const element = useRef<HTMLDivElement>(null)
  useArticleBehaviors(element, html)
  return (
    <div
      ref={element}
      className="static-html"
      data-static={id}
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  )
}
