import type { CrossLinks } from '@/lib/model/blog/cross-links'

/** For records of blogs that have nothing to do with pages elsewhere. */
export const noCrossLinks: CrossLinks = { findDocs: () => [], findCounterparts: () => [] }
