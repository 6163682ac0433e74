import get from 'lodash-es/get.js'
import { navbarSchema } from '@/lib/config/navbar-types'
import type {
  BlogConfig,
  DocsConfig,
  PagesConfig,
  SearchConfig,
  SiteConfig,
} from '@/lib/config/types'
import {
  announcementSchema,
  blogSchema,
  docsSchema,
  pagesSchema,
  searchSchema,
  siteSchema,
  versionsSchema,
} from '@/lib/config/types'
import { isDay } from '@/lib/config/env'
import type { ModelProblem } from '@/lib/core/model-problem'
import { findSuggestion } from '@/lib/core/problem'
import { stripTrailingSlash } from '@/lib/core/url'
import { findModuleProblems } from '@/lib/source/module-problems'
import { VERSIONS_PATH } from '@/lib/config/versions'

/** The configuration exported by the modules. Only the type checker may have validated it. */
export type Configuration = {
  site: SiteConfig
  search: SearchConfig
  docs: readonly DocsConfig[]
  blogs: readonly BlogConfig[]
  pages: readonly PagesConfig[]
  /** Values of the environment variables. */
  environment: Readonly<Record<string, string | undefined>>
}

const INSTANCES = 'lib/config/instances.ts'

function checkDocs({ versions, ...config }: DocsConfig): ModelProblem[] {
  return [
    ...findModuleProblems(INSTANCES, config, docsSchema),
    ...findModuleProblems(VERSIONS_PATH, versions, versionsSchema),
  ]
}

/** Reports the values of keys that several instances or versions have, although one of them hides the others. */
function checkShared(path: string, owners: readonly object[], ...keys: string[]): ModelProblem[] {
  return keys.flatMap((key) => {
    const values: unknown[] = owners.map((owner): unknown => get(owner, key))
    const shared = values.filter((value, index) => values.indexOf(value) < index)
    return shared.map((value) => ({
      ...{ path, searchText: `${path.endsWith('.json') ? `'${key}'` : key}: '${String(value)}'` },
      message: `"${key}" is "${String(value)}" twice`,
      fix: `give one of them another "${key}"`,
    }))
  })
}

/**
 * Reports a default version that the docs instance doesn't have, and an instance without exactly one newest release.
 */
function checkVersions({ id, versions, lastVersion }: DocsConfig): ModelProblem[] {
  const names = versions.map(({ name }) => name)
  const newest = versions.filter(({ state }) => state === 'newest-release')
  const problems = checkShared(VERSIONS_PATH, versions, 'name', 'path')
  if (!names.includes(lastVersion)) {
    problems.push({
      path: INSTANCES,
      searchText: `lastVersion: '${lastVersion}'`,
      message: `"lastVersion" of the docs instance "${id}" is "${lastVersion}", which isn't one of its versions`,
      fix: `use one of ${names.join(', ')}`,
      suggestion: findSuggestion(lastVersion, names),
    })
  }
  if (newest.length !== 1) {
    problems.push({
      path: VERSIONS_PATH,
      searchText: `'${id}'`,
      message: `${newest.length} versions of the docs instance "${id}" have the state "newest-release"`,
      fix: 'give this state to one version',
    })
  }
  return problems
}

/** Creates a problem of an environment variable. */
const toProblem = (
  searchText: string,
  message: string,
  fix: string,
  suggestion?: string,
): ModelProblem => ({ path: 'lib/config/env.ts', searchText, message, fix, suggestion })

function checkSiteUrl(value: string): ModelProblem[] {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) {
    const message = `SITE_URL is "${value}", which isn't the URL of a site`
    const suggestion = url || !URL.canParse(`https://${value}`) ? undefined : `https://${value}`
    return [toProblem('SITE_URL', message, 'write it like https://docs.example', suggestion)]
  }
  if (stripTrailingSlash(value) === url.origin) return []
  const path = url.pathname === '/' ? '' : `, and the path as BASE_URL=${url.pathname}`
  const message = `SITE_URL is "${value}", which isn't an origin`
  return [toProblem('SITE_URL', message, `write SITE_URL=${url.origin}${path}`)]
}

function checkRepositoryUrl(value: string): ModelProblem[] {
  if (/^https?:\/\/\S+$/.test(value) && URL.canParse(value)) return []
  const message = `REPOSITORY_URL is "${value}", which isn't a URL`
  return [toProblem('REPOSITORY_URL', message, 'write it like https://github.com/me/docs')]
}

function checkBaseUrl(value: string): ModelProblem[] {
  if (/^\/(?:(?!\.\.?(?:\/|$))[^/?#\s]+\/?)*$/.test(value)) return []
  const path = URL.canParse(value) ? new URL(value).pathname : (value.split(/[?#]/)[0] ?? '')
  const segments = path.split('/').filter((segment) => !/^\s*\.{0,2}$/.test(segment))
  const message = `BASE_URL is "${value}", which isn't the path of a site`
  const fix = 'write it like /docs/, with a slash at both ends'
  return [toProblem('BASE_URL', message, fix, ['', ...segments, ''].join('/'))]
}

/** Reports values that would silently be like the default. */
function checkSwitches(environment: Configuration['environment']): ModelProblem[] {
  const { TRAILING_SLASH, CRASH_TEST, DEPLOY_PREVIEW, SERVICE_WORKER } = environment
  const switches = { TRAILING_SLASH, CRASH_TEST, DEPLOY_PREVIEW, SERVICE_WORKER }
  return Object.entries(switches).flatMap(([name, value]) => {
    const values = name === 'SERVICE_WORKER' ? ['on', 'off'] : ['true', 'false']
    if (!value || values.includes(value)) return []
    return [toProblem(name, `${name} is "${value}"`, `write ${values.join(' or ')}`)]
  })
}

function checkBuildDate(value: string): ModelProblem[] {
  if (isDay(value)) return []
  const message = `BUILD_DATE is "${value}", which isn't a day`
  return [toProblem('BUILD_DATE', message, 'write it like 2024-02-29')]
}

/**
 * Requires all or none of the search service's variables. With only some, readers would silently get the embedded
 * index.
 */
function checkSearchService(environment: Configuration['environment']): ModelProblem[] {
  const names = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const
  const missing = names.filter((name) => !environment[name])
  const present = names.filter((name) => environment[name])
  if (missing.length === 0 || missing.length === names.length) return []
  const message = `${present.join(' and ')} ${present.length === 1 ? 'is' : 'are'} set without ${missing.join(' and ')}`
  return [toProblem(present[0] ?? '', message, 'set all three variables, or none of them')]
}

/** Checks the environment variables that have a certain format. An empty one is like one that isn't set. */
function checkEnvironment(environment: Configuration['environment']): ModelProblem[] {
  const { SITE_URL, BASE_URL, REPOSITORY_URL, BUILD_DATE } = environment
  return [
    ...(SITE_URL ? checkSiteUrl(SITE_URL) : []),
    ...(BASE_URL ? checkBaseUrl(BASE_URL) : []),
    ...(REPOSITORY_URL ? checkRepositoryUrl(REPOSITORY_URL) : []),
    ...(BUILD_DATE ? checkBuildDate(BUILD_DATE) : []),
    ...checkSwitches(environment),
    ...checkSearchService(environment),
  ]
}

/** Reports unknown keys, wrong values and names that do not exist in the configuration. */
export function checkConfig({
  site,
  search,
  docs,
  blogs,
  pages,
  environment,
}: Configuration): ModelProblem[] {
  const { navbar, announcement, locales, ...siteOptions } = site
  return [
    ...findModuleProblems('lib/config/site.ts', siteOptions, siteSchema),
    ...findModuleProblems('lib/config/navbar.ts', navbar, navbarSchema),
    ...findModuleProblems('lib/config/search-settings.ts', search, searchSchema),
    ...(announcement
      ? findModuleProblems('lib/config/announcement.ts', announcement, announcementSchema)
      : []),
    ...docs.flatMap(checkDocs),
    ...blogs.flatMap((config) => findModuleProblems(INSTANCES, config, blogSchema)),
    ...pages.flatMap((config) => findModuleProblems(INSTANCES, config, pagesSchema)),
    ...checkShared('lib/config/locales.ts', locales, 'path'),
    ...checkShared(INSTANCES, docs, 'id'),
    ...checkShared(INSTANCES, blogs, 'id'),
    ...checkShared(INSTANCES, [...docs, ...blogs, ...pages], 'routeBasePath', 'contentPath'),
    ...docs.flatMap(checkVersions),
    ...checkEnvironment(environment),
  ]
}
