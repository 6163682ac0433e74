import { env } from './env'

/** Lists what a maintainer should know about a build with this configuration, one sentence each. */
export function listConfigHints(): string[] {
  return env.siteUrl === undefined
    ? [
        'SITE_URL is not set: pages have no canonical URLs and no social images, and the URLs in the sitemap and feeds are relative.',
      ]
    : []
}
