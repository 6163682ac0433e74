'use client'

import { readAddressTheme } from './address-theme'
import { prepareRoot } from './prepare-root'

// Written by the server only: as a client component it is in no payload, and the browser has it from the document.
const script =
  typeof window === 'undefined'
    ? `(${prepareRoot.toString()})(document.documentElement,location.search,${readAddressTheme.toString()})`
    : ''

/** Stands before the content and after the script of the theme library, whose choice it corrects. */
export function BeforePaint() {
  return <script dangerouslySetInnerHTML={{ __html: script }} suppressHydrationWarning />
}
