/** What a social image says. */
export type SocialCard = {
  title: string
  /** Part of the site, `Docusaurus blog`. */
  section: string
  /** A quiet second line, such as a date or a version. */
  detail: string
}

/** Width and height in pixels, the ones that networks crop least. */
export const SOCIAL_SIZE = { width: 1200, height: 630 }
