import * as instances from '@/lib/config/instances'
import { searchConfig } from '@/lib/config/search-settings'
import { siteConfig } from '@/lib/config/site'
import { checkBlogData } from '@/lib/model/blog/load-blog'
import { checkCategoryMetadata } from '@/lib/model/docs/category-metadata'
import { checkOptionReleases } from '@/lib/options/option-releases'
import { checkOptionSources } from '@/lib/options/option-sources'
import { checkShowcase } from '@/lib/model/site/showcase'
import type { Problem } from '@/lib/core/problem'
import { listContentPaths, listFiles } from '@/lib/source/list-files'
import { checkDataFile } from '@/lib/source/data-file'
import { FEATURE_REQUESTS_FILE, featureRequestsSchema } from '@/lib/source/schemas/feature-requests'
import { checkSearchData } from '@/lib/source/search-data'
import { checkConfig } from './check-config'
import { checkInstances, checkStrayDocuments } from './check-instances'
import { checkNames } from './check-names'
import { locateProblem } from './locate-problem'

/** Checks the configuration of the site, and that its content folders exist. */
export function checkConfiguration(): Problem[] {
  const { docsInstances: docs, blogInstances: blogs, pagesInstances: pages } = instances
  const found = checkConfig({
    ...{ site: siteConfig, search: searchConfig, environment: process.env },
    ...{ docs, blogs, pages },
  })
  if (found.length > 0) return found.map(locateProblem)
  return checkInstances(instances).filter(({ path }) => path.endsWith('/'))
}

/**
 * Checks the files that are not documents: authors, tags, categories, options, search, showcase and feature requests.
 * Also reports names of files, and documents that belong to no instance.
 */
export function checkFiles(): Problem[] {
  return [
    ...checkCategoryMetadata('content'),
    ...instances.blogInstances.flatMap(checkBlogData),
    ...checkDataFile(FEATURE_REQUESTS_FILE, featureRequestsSchema),
    ...checkOptionSources(),
    ...checkOptionReleases(),
    ...checkSearchData(),
    ...checkShowcase(),
    ...checkNames(listFiles('content').map((file) => `content/${file}`)),
    ...checkStrayDocuments(listContentPaths()),
  ]
}
