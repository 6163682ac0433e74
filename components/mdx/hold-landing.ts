import { findTarget } from '../navigation/find-target'

/**
 * Keeps the heading that the URL names in place. Its script is loaded on demand, because most pages aren't opened at a
 * heading.
 */
export function holdLanding(): void {
  if (!location.hash) return
  import('./hold-target').then(
    // By then, the page has scrolled to the heading.
    ({ holdTarget }) => requestAnimationFrame(() => holdTarget(findTarget())),
    () => undefined,
  )
}
