import type { CrossLinks } from '@/lib/model/blog/cross-links'

/** For records of blogs without links to other pages. */
export const noCrossLinks = (): CrossLinks => ({ docs: [], relatedAnnouncements: [] })
