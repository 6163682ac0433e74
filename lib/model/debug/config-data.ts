import { blogInstances, docsInstances, pagesInstances } from '@/lib/config/instances'
import { siteConfig } from '@/lib/config/site'
import type { Json } from '@/lib/records/debug'
import { toJson } from './json'

/** Returns the configuration of the site and its instances. All values from the environment are public. */
export function getConfigData(): Json {
  return toJson({
    site: siteConfig,
    docs: docsInstances,
    blogs: blogInstances,
    pages: pagesInstances,
  })
}
