/** A version whose documentation is no part of this site. */
export type ArchivedVersion = {
  /** Text readers see, `2.4.3`. */
  label: string
  /** Main page of its documentation, on another site. */
  href: string
}

const archive = 'https://docusaurus-archive-october-2023.netlify.app/docs'

/**
 * The archived versions, newest first. Where the product keeps one set of pages for a whole line, the version leads to
 * that: 3.0.0 to the pages of its patch release, 2.4.3 to those of 2.x.
 */
export const archivedVersions: ArchivedVersion[] = [
  { label: '3.0.0', href: 'https://docusaurus.io/docs/3.0.1' },
  { label: '2.4.3', href: 'https://docusaurus.io/docs/2.x' },
  { label: '2.3.1', href: `${archive}/2.3.1` },
  { label: '2.2.0', href: `${archive}/2.2.0` },
  { label: '2.1.0', href: `${archive}/2.1.0` },
  { label: '2.0.1', href: `${archive}/2.0.1` },
]

/** The first major version, which was another product in all but its name. */
export const legacyVersion: ArchivedVersion = {
  label: '1.x.x',
  href: 'https://v1.docusaurus.io',
}
