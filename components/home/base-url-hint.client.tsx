'use client'

import type { BaseUrlHintTexts } from './base-url-hint'
import { showBaseUrlHint, suggestBaseUrl } from './base-url-hint'

/**
 * Tells whoever deploys the site that it did not load because of its base URL. A script of the document, because no
 * other one arrives then; it runs only where the document is the home page's own.
 */
export function BaseUrlHint(texts: BaseUrlHintTexts) {
  // Written by the server only: a reader who comes from another page has seen that the site loads.
  const script =
    typeof window === 'undefined'
      ? // Scripts wait for style sheets before them, so these have arrived, or failed, when the document is complete.
        `document.addEventListener('DOMContentLoaded',()=>(${showBaseUrlHint.toString()})(${suggestBaseUrl.toString()},${JSON.stringify(texts)}))`
      : ''
  return <script dangerouslySetInnerHTML={{ __html: script }} suppressHydrationWarning />
}
