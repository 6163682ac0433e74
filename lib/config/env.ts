import { ensureTrailingSlash, stripTrailingSlash } from '@/lib/core/url'

/** Returns `REPOSITORY_URL`, or the repository of the GitHub workflow that is running. */
function findRepositoryUrl(): string | undefined {
  const { REPOSITORY_URL, GITHUB_SERVER_URL, GITHUB_REPOSITORY } = process.env
  if (REPOSITORY_URL) return stripTrailingSlash(REPOSITORY_URL)
  if (GITHUB_SERVER_URL && GITHUB_REPOSITORY) return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`
  return undefined
}

/** The variables of the hosted search service. Set all of them or none. */
const { ALGOLIA_APP_ID, ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME } = process.env

/** Whether a text is an ISO 8601 day. */
export function isDay(value: string): boolean {
  const time = Date.parse(value)
  // `Date.parse` accepts February 30 as a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === value
}

/**
 * Returns the day that a build treats as today, in UTC: `BUILD_DATE`, or the current day. It isn't in `env`, because
 * `env` is part of the cache keys of compiled apps and pages, which stay the same the next day.
 */
export function getBuildDate(value = process.env.BUILD_DATE, now = new Date()): string {
  return value && isDay(value) ? value : now.toISOString().slice(0, 10)
}

/** The environment variables that configure the site. No other file reads `process.env` for configuration. */
export const env = {
  /** Origin of the deployed site, without a trailing slash; if unset, there are no absolute URLs. */
  siteUrl: stripTrailingSlash(process.env.SITE_URL ?? '') || undefined,
  /** Path below the origin, with a leading and a trailing slash. */
  baseUrl: ensureTrailingSlash(process.env.BASE_URL ?? '/'),
  /** Whether the URLs of pages end with a slash. */
  trailingSlash: process.env.TRAILING_SLASH !== 'false',
  /** Repository of this site; if unset, no page has an "Edit this page" link. */
  repositoryUrl: findRepositoryUrl(),
  /** Whether the crash fixture crashes. */
  crashTest: process.env.CRASH_TEST === 'true',
  /** Whether this is a deploy preview, which logs every navigation. Next inlines it; here, it is in the keys of builds. */
  isDeployPreview: process.env.DEPLOY_PREVIEW === 'true',
  /** Whether the site has a service worker. If not, `sw.js` removes what a previous one stored. */
  hasServiceWorker: process.env.SERVICE_WORKER !== 'off',
  /** Token of the feature request board; if unset, its page has no board. */
  featureBoardToken: process.env.FEATURE_BOARD_TOKEN,
  /** Hosted search service with its public key; if unset, the embedded index is searched. */
  searchService:
    ALGOLIA_APP_ID && ALGOLIA_API_KEY && ALGOLIA_INDEX_NAME
      ? { appId: ALGOLIA_APP_ID, apiKey: ALGOLIA_API_KEY, indexName: ALGOLIA_INDEX_NAME }
      : undefined,
}
