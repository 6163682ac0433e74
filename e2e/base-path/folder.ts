/** Where `npm run test:base-path` builds the site. */
export const FOLDER = 'test-results/base-path'

/** The path it is built for, with both slashes. */
export const BASE = process.env.BASE_URL ?? '/'
