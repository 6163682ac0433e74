import { blogInstances, docsInstances, pagesInstances } from '@/lib/config/instances'
import { siteConfig } from '@/lib/config/site'
import type { Json } from '@/lib/records/debug'
import { toJson } from './json'

/** The configuration of the site and of its instances. What it takes from the environment is public. */
export function getConfigData(): Json {
  return toJson({
    site: siteConfig,
    docs: docsInstances,
    blogs: blogInstances,
    pages: pagesInstances,
  })
}
