import type { SitePath } from '@/lib/core/url'

/** Path of the third-party notices, which the build generates from the licenses of the installed packages. */
export const noticesPath: SitePath = '/third-party-notices.txt'
