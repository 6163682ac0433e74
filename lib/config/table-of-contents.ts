/** Default heading levels in a page's table of contents. */
export const tableOfContents = { minHeadingLevel: 2, maxHeadingLevel: 3 }
