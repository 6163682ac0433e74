/**
 * Folder of an export whose files have a hash in their names, and so never change.
 * https://nextjs.org/docs/app/api-reference/config/next-config-js/assetPrefix
 */
export const STATIC_FOLDER = '_next/static'

/** All folders whose files have a content hash in their names, without slashes. */
export const HASHED_FOLDERS = [
  STATIC_FOLDER,
  'routes',
  'assets',
  'live-frame',
  'math',
  'search-index',
]

/** Whether a file has a content hash in its name. @param file path without a leading slash */
export const isHashedFile = (file: string) =>
  HASHED_FOLDERS.some((folder) => file.startsWith(`${folder}/`))
