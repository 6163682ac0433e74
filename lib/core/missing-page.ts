/**
 * Id of the note saying that the page the reader came from isn't in this version. Links to a page that replaces a
 * missing one have it as their hash, so the note also appears without scripts (`:target`).
 */
export const MISSING_PAGE_ID = 'not-in-version'

/** Attribute that the root element has while the note is shown. Styles depend on it. */
export const MISSING_PAGE_ATTRIBUTE = 'data-missing-page'

/** Whether the hash of a URL requests the note. */
export function isMissingPageHash(hash: string): boolean {
  return hash === `#${MISSING_PAGE_ID}`
}

/** Returns the link to a page that replaces one missing from its version. */
export function toFallbackHref<Path extends string>(href: Path): Path {
  return `${href}#${MISSING_PAGE_ID}` as Path
}
