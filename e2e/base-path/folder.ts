/** The folder into which `npm run test:base-path` builds the site. */
export const FOLDER = 'test-results/base-path'

/** The path that it is built for, with leading and trailing slashes. */
export const BASE = process.env.BASE_URL ?? '/'
