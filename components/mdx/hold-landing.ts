import { findTarget } from '../navigation/page-changes.client'

/** Holds what the URL names in its place, by a script of its own: most pages are not opened at a heading. */
export function holdLanding(): void {
  if (!location.hash) return
  import('./hold-target').then(
    // The page is scrolled to it by then.
    ({ holdTarget }) => requestAnimationFrame(() => holdTarget(findTarget())),
    () => undefined,
  )
}
