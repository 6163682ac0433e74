/** Levels of headings in the table of contents of a page that sets none. */
export const tableOfContents = { minHeadingLevel: 2, maxHeadingLevel: 3 }
