import { withBaseUrl } from '@/lib/config/base-url'
import type { Href, SitePath } from '@/lib/core/url'
import { joinPath } from '@/lib/core/url'

type Page = { href: Href; own: object }

/** Returns a page of an instance by its path below the instance's route, with the fields of its record. */
export function getPage<Own extends Page>(
  { config, pages }: { config: { routeBasePath: SitePath }; pages: Own[] },
  path: string,
): Own & Own['own'] {
  const url = joinPath(withBaseUrl(config.routeBasePath), path, '/')
  const page = pages.find(({ href }) => href === url)
  if (!page) throw new Error(`No page "${path}".`)
  return { ...page, ...page.own }
}
