'use client'

import { useRef } from 'react'
import { useArticleBehaviors } from './article-behaviors.client'
import { readPiece } from '../ui/static-pieces'

type StaticHtmlProps = {
  /** Id of this piece, unique on the whole site. */
  id: string
  /** Trusted HTML. The export empties it in the payload of a page, whose document already contains the markup. */
  $html: string
}

/** HTML that React neither builds nor hydrates. The markup is read from the document of the page. */
export function StaticHtml({ id, $html }: StaticHtmlProps) {
  const html = $html || (typeof document === 'undefined' ? '' : readPiece(id))
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
