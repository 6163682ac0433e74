import { withBaseUrl } from '@/lib/config/base-url'
import type { Json } from '@/lib/records/debug'
import { findFirstLink } from '../docs/navigation'
import type { Docs, DocsVersion } from '../docs/types'
import { toJson } from './json'

function toGlobalVersion({ config, pages }: Docs, version: DocsVersion): object {
  const { name, label } = version.config
  const sidebars = new Map(pages.map(({ href, sidebar }) => [href, sidebar?.id]))
  const docs = [...version.docs.values()]
  const main = docs.find(({ href }) => href === version.mainHref) ?? docs[0]
  return {
    ...{ name, label, path: version.href },
    isLast: name === config.lastVersion,
    mainDocId: main?.id ?? '',
    docs: docs.map(({ id, href, frontMatter }) => ({
      ...{ id, path: href, sidebar: sidebars.get(href) },
      unlisted: frontMatter.unlisted ? true : undefined,
    })),
    draftIds: [...version.draftIds],
    // The first page of each sidebar; a sidebar without pages has no link.
    sidebars: Object.fromEntries(
      [...version.sidebars].map(([id, { rows }]) => {
        const link = findFirstLink(rows)
        return [id, { link: link && { path: link.href, label: link.label } }]
      }),
    ),
  }
}

/** Returns the data of the docs instances that the rest of the site can use, by instance id. */
export function toGlobalData(instances: Docs[]): Json {
  const entries = instances.map((docs) => {
    const { id, routeBasePath, breadcrumbs } = docs.config
    const versions = docs.versions.map((version) => toGlobalVersion(docs, version))
    return [id, { path: withBaseUrl(routeBasePath), versions, breadcrumbs }] as const
  })
  return toJson(Object.fromEntries(entries))
}
