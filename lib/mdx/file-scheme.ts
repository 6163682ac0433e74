/** Scheme that marks a link to a content file until the page that shows it knows the file's URL. */
export const FILE_SCHEME = 'file:'
