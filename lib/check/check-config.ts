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
import type { environment as environmentVariables } from '@/lib/config/env'
import type { ModelProblem } from '@/lib/core/model-problem'
import { findSuggestion } from '@/lib/core/problem'
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
  environment: Partial<Record<keyof typeof environmentVariables, string | undefined>>
}

const INSTANCES = 'lib/config/instances.ts'
const ENVIRONMENT = 'lib/config/env.ts'

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

function checkSiteUrl(value: string | undefined): ModelProblem[] {
  if (!value) return []
  const report = (message: string, fix: string, suggestion?: string) => [
    { path: ENVIRONMENT, searchText: 'SITE_URL', message, fix, suggestion },
  ]
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) {
    const completed = `https://${value}`
    return report(
      `SITE_URL is "${value}", which isn't the URL of a site`,
      'write it like https://docs.example',
      url || !URL.canParse(completed) ? undefined : completed,
    )
  }
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    return report(
      `SITE_URL is "${value}", which is more than an origin`,
      `write SITE_URL=${url.origin}${url.pathname === '/' ? '' : `, and the path as BASE_URL=${url.pathname}`}`,
    )
  }
  return []
}

function checkBaseUrl(value: string | undefined): ModelProblem[] {
  if (!value || /^\/(?:(?!\.\.?(?:\/|$))[^/?#\s]+\/?)*$/.test(value)) return []
  const path = URL.canParse(value) ? new URL(value).pathname : (value.split(/[?#]/)[0] ?? '')
  const segments = path.split('/').filter((segment) => !/^\s*\.{0,2}$/.test(segment))
  return [
    {
      path: ENVIRONMENT,
      searchText: 'BASE_URL',
      message: `BASE_URL is "${value}", which isn't the path of a site`,
      fix: 'write it like /docs/, with a slash at both ends',
      suggestion: ['', ...segments, ''].join('/'),
    },
  ]
}

function checkTrailingSlash(value: string | undefined): ModelProblem[] {
  if (!value || value === 'true' || value === 'false') return []
  return [
    {
      path: ENVIRONMENT,
      searchText: 'TRAILING_SLASH',
      message: `TRAILING_SLASH is "${value}"`,
      fix: 'write true or false',
    },
  ]
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
  return [
    {
      path: ENVIRONMENT,
      searchText: present[0] ?? '',
      message: `${present.join(' and ')} ${present.length === 1 ? 'is' : 'are'} set without ${missing.join(' and ')}`,
      fix: 'set all three variables, or none of them',
    },
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
  const { navbar, announcement, locales: _locales, ...siteOptions } = site
  return [
    ...findModuleProblems('lib/config/site.ts', siteOptions, siteSchema),
    ...findModuleProblems('lib/config/navbar.ts', navbar, navbarSchema),
    ...findModuleProblems('lib/config/search-settings.ts', search, searchSchema),
    ...findModuleProblems(
      'lib/config/announcement.ts',
      announcement,
      announcementSchema.optional(),
    ),
    ...docs.flatMap(checkDocs),
    ...blogs.flatMap((config) => findModuleProblems(INSTANCES, config, blogSchema)),
    ...pages.flatMap((config) => findModuleProblems(INSTANCES, config, pagesSchema)),
    ...checkShared(INSTANCES, docs, 'id'),
    ...checkShared(INSTANCES, blogs, 'id'),
    ...checkShared(INSTANCES, [...docs, ...blogs, ...pages], 'routeBasePath', 'contentPath'),
    ...docs.flatMap(checkVersions),
    ...checkSiteUrl(environment.SITE_URL),
    ...checkBaseUrl(environment.BASE_URL),
    ...checkTrailingSlash(environment.TRAILING_SLASH),
    ...checkSearchService(environment),
  ]
}
