/**
 * Folder of an export whose files have a hash in their names, and so never change.
 * https://nextjs.org/docs/app/api-reference/config/next-config-js/assetPrefix
 */
export const STATIC_FOLDER = '_next/static'
