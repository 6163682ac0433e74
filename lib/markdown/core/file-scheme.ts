/** Scheme that marks a link to a content file until the page that shows it resolves the file's URL. */
export const FILE_SCHEME = 'file:'

/** Scheme that marks the source of an image until the whole page is known and its markup can be written. */
export const IMAGE_SCHEME = 'image:'
