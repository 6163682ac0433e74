/** Folder of what Next exports: in a build that updates the previous one, at least what it has rendered. */
export const EXPORT_FOLDER = '.next-export'

/** Folder of all finished files. A full build of Next empties it together with the folder around it. */
export const EXPORTED_FOLDER = '.next/exported'

/** The folder that is deployed. */
export const OUTPUT_FOLDER = 'out'
