/** A message above the navbar of every page. */
export type AnnouncementConfig = {
  /** Changing the id shows the bar again to readers who closed the previous announcement. */
  id: string
  /** HTML of the message; links to this site are site paths. */
  html: string
  /** CSS color of the bar; default: a tint of the primary color. */
  backgroundColor?: string
  /** CSS color of its text; default: the page's text color. */
  textColor?: string
  /** Whether readers can close it. */
  isCloseable: boolean
}

/** The current announcement, or undefined if there is none. */
export const announcement: AnnouncementConfig | undefined = {
  id: 'docusaurus-3.1',
  html: '<a href="/blog/releases/3.1/">Docusaurus 3.1 is out: see what is new</a>',
  isCloseable: true,
}
