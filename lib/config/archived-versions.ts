/** A version whose documentation is not part of this site. */
type ArchivedVersion = {
  /** Displayed text, such as `2.4.3`. */
  label: string
  /** Main page of its documentation, on another site. */
  href: string
}

const archive = 'https://docusaurus-archive-october-2023.netlify.app/docs'

/**
 * The archived versions, newest first. If the product keeps one set of pages for a release line, the version links to
 * that set: 3.0.0 to the pages of its patch release, 2.4.3 to the 2.x pages.
 */
export const archivedVersions: ArchivedVersion[] = [
  { label: '3.0.0', href: 'https://docusaurus.io/docs/3.0.1' },
  { label: '2.4.3', href: 'https://docusaurus.io/docs/2.x' },
  { label: '2.3.1', href: `${archive}/2.3.1` },
  { label: '2.2.0', href: `${archive}/2.2.0` },
  { label: '2.1.0', href: `${archive}/2.1.0` },
  { label: '2.0.1', href: `${archive}/2.0.1` },
]

/** The first major version, a different product in all but name. */
export const legacyVersion: ArchivedVersion = {
  label: '1.x.x',
  href: 'https://v1.docusaurus.io',
}
