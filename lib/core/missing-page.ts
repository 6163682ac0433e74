/**
 * Id of the note that says that the page which the reader comes from is not in this version. Links to a page that stands
 * in for another one end with it, so without scripts the browser itself shows the note.
 */
export const MISSING_PAGE_ID = 'not-in-version'

/** Attribute of the root element while the note is shown, which the styles read. */
export const MISSING_PAGE_ATTRIBUTE = 'data-missing-page'

/** Whether the hash of a URL asks for the note. */
export function asksForMissingPage(hash: string): boolean {
  return hash === `#${MISSING_PAGE_ID}`
}

/** The link to a page that stands in for one that its version does not have. */
export function toStandInHref<Path extends string>(href: Path): Path {
  return `${href}#${MISSING_PAGE_ID}` as Path
}
