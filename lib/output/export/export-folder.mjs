/** Folder of what Next exports. Each build finishes it into `out/`; later builds update it. */
export const EXPORT_FOLDER = '.next-export'

/** The folder that is deployed. */
export const OUTPUT_FOLDER = 'out'
