/** Returns the element that the URL names, if there is one. */
export function findTarget(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)))
  } catch {
    // A malformed hash names nothing.
    return null
  }
}
