import { decodePath } from '@/lib/core/url'

/** Returns the element that the URL names, if there is one. */
export function findTarget(): HTMLElement | null {
  return document.getElementById(decodePath(location.hash.slice(1)))
}
