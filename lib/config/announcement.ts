/** A message above the navbar of every page. */
export type AnnouncementConfig = {
  /** Another id shows the bar again to readers who closed the one before. */
  id: string
  /** Markup of the message; links to the site are site paths. */
  html: string
  /** Color of the bar, as CSS has it; default: a tint of the primary color. */
  backgroundColor?: string
  /** Color of its text, as CSS has it; default: the color of the page's text. */
  textColor?: string
  /** Whether readers can close it. */
  isCloseable: boolean
}

/** What the site announces; undefined for nothing. Plain data without the environment: the browser has it from the scripts. */
export const announcement: AnnouncementConfig | undefined = {
  id: 'docusaurus-3.1',
  html: '<a href="/blog/releases/3.1/">Docusaurus 3.1 is out: see what is new</a>',
  isCloseable: true,
}
