'use client'

import { isFiltering, matchesFilter, parseFilter, toCountText } from './filter'
import { showControls, showSites } from './show-sites'

// Written by the server only, like the scripts of the layout.
const model =
  typeof window === 'undefined'
    ? `{parseFilter:${parseFilter.toString()},isFiltering:${isFiltering.toString()},matchesFilter:${matchesFilter.toString()},toCountText:${toCountText.toString()}}`
    : ''

const toScript = (show: typeof showSites) =>
  typeof window === 'undefined'
    ? `(${show.toString()})(document.currentScript.parentElement,location.search,${model})`
    : ''

const controlsScript = toScript(showControls)
const sitesScript = toScript(showSites)

/** Stands between the controls and the sites: whatever is painted while the rest arrives is right. */
export function ControlsScript() {
  return <script dangerouslySetInnerHTML={{ __html: controlsScript }} suppressHydrationWarning />
}

/** Stands after the sites and shows those that the address asks for. */
export function SitesScript() {
  return <script dangerouslySetInnerHTML={{ __html: sitesScript }} suppressHydrationWarning />
}
