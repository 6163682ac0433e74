import { findTarget } from '../navigation/page-changes.client'

/** Keeps the heading that the URL names in place. The script is loaded only then: most pages are not opened at a heading. */
export function holdLanding(): void {
  if (!location.hash) return
  import('./hold-target').then(
    // The page is scrolled to it by then.
    ({ holdTarget }) => requestAnimationFrame(() => holdTarget(findTarget())),
    () => undefined,
  )
}
