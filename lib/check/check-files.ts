import { existsSync, readFileSync } from 'node:fs'
import { environment } from '@/lib/config/env'
import * as instances from '@/lib/config/instances'
import { searchConfig } from '@/lib/config/search-settings'
import { siteConfig } from '@/lib/config/site'
import { invariant } from '@/lib/core/invariant'
import { checkBlogData } from '@/lib/model/blog/load-blog'
import { checkCategoryMetadata } from '@/lib/model/docs/category-metadata'
import { checkFeatureRequests } from '@/lib/model/site/feature-requests'
import { checkOptionReleases } from '@/lib/options/check-option-releases'
import { checkOptionSources } from '@/lib/options/option-sources'
import { checkShowcase } from '@/lib/model/site/showcase'
import type { Problem } from '@/lib/core/problem'
import { listContentPaths, listFiles } from '@/lib/source/list-files'
import { checkSearchData } from '@/lib/source/search-data'
import { checkConfig } from './check-config'
import { checkInstances, checkStrayDocuments } from './check-instances'
import { checkNames } from './check-names'
import type { SourceCheck } from './check-sources'
import { locateProblem } from './locate-problem'

/**
 * Checks the files that are not documents: authors, tags, categories, options, search, showcase and feature requests.
 */
export function checkDataFiles(): Problem[] {
  return [
    ...checkCategoryMetadata('content'),
    ...instances.blogInstances.flatMap(checkBlogData),
    ...checkFeatureRequests(),
    ...checkOptionSources(),
    ...checkOptionReleases(),
    ...checkSearchData(),
    ...checkShowcase(),
  ]
}

/** Reports the files and folders that the instances lack. */
export function checkNeeds(): Problem[] {
  const { docsInstances: docs, blogInstances: blogs, pagesInstances: pages } = instances
  const named = { docs: toNamed(docs), blogs: toNamed(blogs), pages: toNamed(pages) }
  const read = (path: string) => readFileSync(path, 'utf8')
  return checkInstances(named, { exists: existsSync, read })
}

/** Checks the configuration of the site, and that its content folders exist. */
export function checkConfiguration(): Problem[] {
  const { docsInstances: docs, blogInstances: blogs, pagesInstances: pages } = instances
  const found = checkConfig({
    ...{ site: siteConfig, search: searchConfig, environment },
    ...{ docs, blogs, pages },
  })
  if (found.length > 0) return found.map(locateProblem)
  return checkNeeds().filter(({ path }) => path.endsWith('/'))
}

/** Returns the problems of single files. Problems that result from them are left out later. */
export function checkFiles({ problems }: Pick<SourceCheck, 'problems'>): Problem[] {
  return [...problems, ...checkDataFiles(), ...checkStructure()]
}

/** Returns the instances by the names of their constants. */
function toNamed<Config extends { contentPath: string }>(
  configs: readonly Config[],
): Record<string, Config> {
  const exported: [string, unknown][] = Object.entries(instances)
  return Object.fromEntries(
    configs.map((config) => {
      const name = exported.find(([, value]) => value === config)?.[0]
      invariant(name, () => `lib/config/instances.ts: export the instance "${config.contentPath}"`)
      return [name, config]
    }),
  )
}

/** Reports documents that belong to no instance, and names. */
function checkStructure(): Problem[] {
  const { docsInstances, blogInstances, pagesInstances } = instances
  const folders = [...docsInstances, ...blogInstances, ...pagesInstances]
  return [
    ...checkNames(listFiles('content').map((file) => `content/${file}`)),
    ...checkStrayDocuments(
      listContentPaths(),
      folders.map(({ contentPath }) => contentPath),
    ),
  ]
}
