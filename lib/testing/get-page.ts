import { withBaseUrl } from '@/lib/config/base-url'
import type { Href, SitePath } from '@/lib/core/url'
import { joinPath } from '@/lib/core/url'
import type { SiteFacts } from '@/lib/model/shared/page-base'
import { createTestFacts } from './test-facts'

type Page<Own> = { href: Href; createOwn: (facts: SiteFacts) => Own }

/** Returns a page of an instance by its path below the instance's route, with the fields of its record. */
export function getPage<Own, Planned extends Page<Own>>(
  { config, pages }: { config: { routeBasePath: SitePath }; pages: (Planned & Page<Own>)[] },
  path: string,
): Planned & Own {
  const url = joinPath(withBaseUrl(config.routeBasePath), path, '/')
  const page = pages.find(({ href }) => href === url)
  if (!page) throw new Error(`No page "${path}".`)
  return { ...page, ...page.createOwn(createTestFacts()) }
}
