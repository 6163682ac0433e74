'use client'

import { useRef } from 'react'
import { useArticleBehaviors } from './article-behaviors.client'

/** Trusted HTML that React neither builds nor hydrates. */
export function StaticHtml({ html }: { html: string }) {
  const element = useRef<HTMLDivElement>(null)
  useArticleBehaviors(element, html)
  return <div ref={element} className="static-html" dangerouslySetInnerHTML={{ __html: html }} />
}
