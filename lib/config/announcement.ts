import type { AnnouncementConfig } from './types'

/** The current announcement, or undefined if there is none. */
export const announcement: AnnouncementConfig | undefined = {
  id: 'docusaurus-3.1',
  html: '<a href="/blog/releases/3.1/">Docusaurus 3.1 is out: see what is new</a>',
  isCloseable: true,
}
