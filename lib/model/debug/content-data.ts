import type { SiteInstances } from '../site/load-content'
import type { Json } from '@/lib/records/debug'

/** A document of an instance in the debug panel. */
type ContentEntry = Record<string, Json>

/** Documents by plugin, instance and, in docs, version. */
export type ContentData = Record<string, Record<string, Json>>

/** Removes empty values, so the tree contains only what a document sets. */
function compact(entry: Record<string, Json | undefined>): ContentEntry {
  return Object.fromEntries(
    Object.entries(entry).filter(
      (pair): pair is [string, Json] =>
        pair[1] !== undefined &&
        pair[1] !== false &&
        !(Array.isArray(pair[1]) && pair[1].length === 0),
    ),
  )
}

function withoutEmpty(instances: [id: string, content: Json][]): Record<string, Json> {
  return Object.fromEntries(
    instances.filter(([, content]) => Object.keys(content as object).length > 0),
  )
}

/** Returns the documents of every instance that has any. */
export function toContentData({ docs, blogs, pages }: SiteInstances): ContentData {
  const all: ContentData = {
    docs: withoutEmpty(
      docs.map((instance) => [
        instance.config.id,
        withoutEmpty(
          instance.versions.map(({ config, docs: documents }) => [
            config.name,
            [...documents.values()].map(({ id, title, href, path, unlisted }) => {
              const page = instance.find(
                href.slice(instance.config.routeBasePath.length).split('/').filter(Boolean),
              )
              return compact({
                id,
                title,
                href,
                path,
                sidebar: page?.sidebar?.id,
                tags: page?.kind === 'doc' ? page.tags.map(({ label }) => label) : [],
                unlisted,
              })
            }),
          ]),
        ),
      ]),
    ),
    blog: withoutEmpty(
      blogs.map(({ config, posts }) => [
        config.id,
        posts.map(({ title, href, path, date, authors, tags, unlisted }) =>
          compact({
            title,
            href,
            path,
            date,
            authors: authors.map(({ name, url }) => name ?? url ?? ''),
            tags: tags.map(({ label }) => label),
            unlisted,
          }),
        ),
      ]),
    ),
    pages: withoutEmpty(
      pages.map((instance) => [
        instance.config.contentPath,
        instance.pages.map(({ title, href, path, noIndex, unlisted }) =>
          compact({ title, href, path, noIndex, unlisted }),
        ),
      ]),
    ),
  }
  return Object.fromEntries(
    Object.entries(all).filter(([, instances]) => Object.keys(instances).length > 0),
  )
}
