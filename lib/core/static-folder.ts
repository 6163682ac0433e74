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
