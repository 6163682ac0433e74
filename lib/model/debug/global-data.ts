import { findFirstLink } from '../docs/navigation'
import type { Docs, DocsVersion } from '../docs/types'
import type { Json } from '@/lib/records/debug'
import { toJson } from './json'

function toGlobalVersion({ config, pages }: Docs, version: DocsVersion): object {
  const { name, label } = version.config
  const documents = pages.filter(({ own }) => own.kind === 'doc' && own.version.name === name)
  const toId = ({ own }: (typeof pages)[number]) => (own.kind === 'doc' ? own.id : '')
  const main = documents.find(({ href }) => href === version.mainHref) ?? documents[0]
  return {
    ...{ name, label, path: version.href },
    isLast: name === config.lastVersion,
    mainDocId: main ? toId(main) : '',
    docs: documents.map((page) => ({
      id: toId(page),
      path: page.href,
      sidebar: page.sidebar?.id,
      unlisted: page.unlisted ? true : undefined,
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
  return toJson(
    Object.fromEntries(
      instances.map((docs) => [
        docs.config.id,
        {
          path: docs.config.routeBasePath,
          versions: docs.versions.map((version) => toGlobalVersion(docs, version)),
          breadcrumbs: docs.config.breadcrumbs,
        },
      ]),
    ),
  )
}
