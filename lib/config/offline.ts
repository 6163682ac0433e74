import { communityDocs, mainDocs } from './instances'
import type { DocsConfig } from './types'

/** The docs whose versions readers can save, with their labels on the page that offers them. */
export const offlineDocs: { docs: DocsConfig; label: string }[] = [
  { docs: mainDocs, label: 'Documentation' },
  { docs: communityDocs, label: 'Community' },
]
