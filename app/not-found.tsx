/**
 * Never shown: unknown URLs get `global-not-found.tsx`. Without this file, Next adds its own page, including inline
 * styles, to the payload of every page.
 */
export default function NotFound() {
  return null
}
