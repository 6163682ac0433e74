import { ensureTrailingSlash, stripTrailingSlash } from '@/lib/core/url'

/** `REPOSITORY_URL`, or the repository a GitHub workflow runs in. */
function findRepositoryUrl(): string | undefined {
  const { REPOSITORY_URL, GITHUB_SERVER_URL, GITHUB_REPOSITORY } = process.env
  if (REPOSITORY_URL) return stripTrailingSlash(REPOSITORY_URL)
  if (GITHUB_SERVER_URL && GITHUB_REPOSITORY) return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`
  return undefined
}

/** `SITE_URL` without a trailing slash. */
function findSiteUrl(): string | undefined {
  const { SITE_URL } = process.env
  return SITE_URL ? stripTrailingSlash(SITE_URL) : undefined
}

/** The variables of the hosted search service, which are set together or not at all. */
const { ALGOLIA_APP_ID, ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME } = process.env

/** The variables that have a form, as they are set: the content check says what is wrong with them. */
export const environment = {
  SITE_URL: process.env.SITE_URL,
  BASE_URL: process.env.BASE_URL,
  ...{ ALGOLIA_APP_ID, ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME },
}

/**
 * The day that a build takes for today, in UTC: `BUILD_DATE`, or else that of the clock. It is not in `env`, which is
 * part of the keys of compiled apps and pages: they are the same the next day.
 * @throws Error if `BUILD_DATE` is no ISO 8601 day
 */
export function getBuildDate(value = process.env.BUILD_DATE, now = new Date()): string {
  if (!value) return now.toISOString().slice(0, 10)
  const time = Date.parse(value)
  // The thirtieth of February is taken for a day in March.
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === value
  if (!isDay) throw new Error(`BUILD_DATE is "${value}". Use a day such as 2024-02-29.`)
  return value
}

/** The environment variables that configure the site. No other file reads `process.env` for configuration. */
export const env = {
  /** Origin of the deployed site, without a trailing slash; without one nothing has absolute URLs. */
  siteUrl: findSiteUrl(),
  /** Path below the origin, with both slashes. */
  baseUrl: ensureTrailingSlash(process.env.BASE_URL ?? '/'),
  /** Repository of this site; without one no page offers "Edit this page". */
  repositoryUrl: findRepositoryUrl(),
  /** Whether the fixture of a crash crashes. */
  crashTest: process.env.CRASH_TEST === 'true',
  /** Whether this is a preview of a deployment, where every change of the page is logged. */
  isDeployPreview: process.env.DEPLOY_PREVIEW === 'true',
  /** Whether the site has a service worker. Without one, `sw.js` removes what an earlier one has stored. */
  hasServiceWorker: process.env.SERVICE_WORKER !== 'off',
  /** Token of the board for feature requests; without one its page offers no board. */
  featureBoardToken: process.env.FEATURE_BOARD_TOKEN,
  /** Hosted search service with its public key; without one the embedded index answers. */
  searchService:
    ALGOLIA_APP_ID && ALGOLIA_API_KEY && ALGOLIA_INDEX_NAME
      ? { appId: ALGOLIA_APP_ID, apiKey: ALGOLIA_API_KEY, indexName: ALGOLIA_INDEX_NAME }
      : undefined,
}
