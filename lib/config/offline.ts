import { communityDocs, mainDocs } from './instances'
import type { DocsConfig } from './types'

/** The docs whose versions readers can save, and what they are called on the page that offers them. */
export const offlineDocs: { docs: DocsConfig; label: string }[] = [
  { docs: mainDocs, label: 'Documentation' },
  { docs: communityDocs, label: 'Community' },
]
