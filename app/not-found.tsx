/**
 * Never shown: unknown URLs get `global-not-found.tsx`. Without this file Next puts its own page, inline styles
 * included, into the payload of every page.
 */
export default function NotFound() {
  return null
}
