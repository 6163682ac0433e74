import { groupBy } from '@/lib/core/group-by'
import type { Json } from '@/lib/records/debug'
import type { SiteInstances } from '../site/load-content'
import { toJson } from './json'

/** Removes empty values, so the tree contains only what a document sets. */
function compact(entry: object): object {
  const isSet = (value: unknown) =>
    value !== false && (typeof value !== 'object' || Object.keys(value ?? {}).length > 0)
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => isSet(value)))
}

/** Creates an object of the entries that aren't empty. */
function toObject(entries: (readonly [key: string, value: object])[]): object {
  return compact(Object.fromEntries(entries))
}

/** Returns the documents of every instance that has any: by plugin, instance and, in docs, version. */
export function toContentData({ docs, blogs, pages }: SiteInstances): Json {
  const ofDocs = docs.map((instance) => {
    const documents = instance.pages.filter(({ document }) => document)
    const versions = groupBy(documents, ({ own }) => own.version.name)
    const toEntry = ({ own, title, href, document, sidebar, unlisted }: (typeof documents)[0]) =>
      compact({
        ...(own.kind === 'doc' && { id: own.id, tags: own.tags.map(({ label }) => label) }),
        ...{ title, href, path: document?.path, sidebar: sidebar?.id, unlisted },
      })
    const entries = [...versions].map(([name, all]) => [name, all.map(toEntry)] as const)
    return [instance.config.id, toObject(entries)] as const
  })
  const ofBlogs = blogs.map(({ config, posts }) => {
    const entries = posts.map(({ title, href, path, date, authors, tags, frontMatter }) =>
      compact({
        ...{ title, href, path, date, unlisted: frontMatter.unlisted },
        authors: authors.map(({ name, url }) => name ?? url ?? ''),
        tags: tags.map(({ label }) => label),
      }),
    )
    return [config.id, entries] as const
  })
  const ofPages = pages.map((instance) => {
    const entries = instance.pages.map(({ title, href, document, noIndex, unlisted }) =>
      compact({ title, href, path: document?.path, noIndex, unlisted }),
    )
    return [instance.config.contentPath, entries] as const
  })
  const all = { docs: toObject(ofDocs), blog: toObject(ofBlogs), pages: toObject(ofPages) }
  return toJson(compact(all))
}
