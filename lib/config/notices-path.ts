import type { SitePath } from '@/lib/core/url'

/** Path of the third-party notices, which the build makes from the licenses of the packages that readers get. */
export const noticesPath: SitePath = '/third-party-notices.txt'
