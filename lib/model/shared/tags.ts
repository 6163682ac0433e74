import kebabCase from 'lodash-es/kebabCase.js'
import uniqBy from 'lodash-es/uniqBy.js'
import { groupBy } from '@/lib/core/group-by'
import type { Href } from '@/lib/core/url'
import type { ModelProblem } from '@/lib/core/model-problem'
import type { TagLetter } from '@/lib/records/navigation'
import type { TagConfig } from '@/lib/source/schemas/tags'

/** A tag with its slug below the `tags/` route, and an optional description of its page. */
export type Tag = { label: string; slug: string; description?: string | undefined }

/** A tag and the items that have it. */
export type TagGroup<Item> = Tag & {
  /** Items on its page: the listed ones, or all of them if all are unlisted. */
  items: Item[]
  /** Whether every item is unlisted, in which case no index contains the tag. */
  unlisted: boolean
}

/**
 * Converts `i18n` to `{ label: 'i18n', slug: 'i-18-n' }`. Keeps a custom permalink, without slashes at its ends.
 * @example toTag('some_tag') // { label: 'some_tag', slug: 'some-tag' }
 */
export function toTag(tag: TagConfig): Tag {
  if (typeof tag === 'string') return { label: tag, slug: kebabCase(tag) }
  return { label: tag.label, slug: tag.permalink.replace(/^\/+|\/+$/g, '') }
}

/** Returns what the spellings of a label have in common: `some tag`, `some-tag` and `Some_Tag` are one tag. */
const toSpelling = (label: string) => label.toLowerCase().replace(/[\s_-]/g, '')

/** Returns each tag of a document once, however it is spelled. */
export function uniqTags(tags: readonly Tag[]): Tag[] {
  return uniqBy(tags, ({ label, slug }) => `${slug} ${toSpelling(label)}`)
}

/** A tag with the file that names it, and the text to point at there. */
export type TagUse = Tag & Pick<ModelProblem, 'path' | 'searchText'>

/** Reports tags without a slug, and those that would share the page of a tag with another meaning: `C`, `C#`, `C++`. */
export function checkTags(uses: TagUse[]): ModelProblem[] {
  return [...groupBy(uses, ({ slug }) => slug)].flatMap(([slug, sharing]) => {
    const isMeant = ({ label }: Tag) => toSpelling(label) === toSpelling(slug)
    const owner = sharing.find(isMeant) ?? sharing[0]
    const others = sharing.filter(
      ({ label }) => slug === '' || toSpelling(label) !== toSpelling(owner?.label ?? ''),
    )
    const labels = [...new Set(others.map(({ label }) => label))]
    return others.map(({ label, path, searchText }) => ({
      ...{ path, searchText },
      message:
        slug === ''
          ? `the tag "${label}" has no letters or digits for its URL`
          : `the tag "${label}" has the same URL as "${owner?.label}" in ${owner?.path}`,
      fix: `write \`{ label: ${JSON.stringify(label)}, permalink: /${slug || 'tag'}-${labels.indexOf(label) + 2} }\`, or a better path`,
    }))
  })
}

/** Groups documents by tag. Labels with the same slug are one tag, which has the first of these labels. */
export function groupByTag<Item extends { frontMatter: { unlisted?: boolean | undefined } }>(
  items: Item[],
  getTags: (item: Item) => Tag[],
): TagGroup<Item>[] {
  const groups = new Map<string, { tag: Tag; items: Set<Item> }>()
  for (const item of items) {
    for (const tag of getTags(item)) {
      const group = groups.get(tag.slug) ?? { tag, items: new Set() }
      group.items.add(item)
      groups.set(tag.slug, group)
    }
  }
  return [...groups.values()].map((group) => {
    const all = [...group.items]
    const listed = all.filter(({ frontMatter }) => !frontMatter.unlisted)
    const unlisted = listed.length === 0
    return { ...group.tag, items: unlisted ? all : listed, unlisted }
  })
}

/** Groups the listed tags by their uppercase first letter, both in alphabetical order. */
export function groupByLetter<Item>(
  groups: TagGroup<Item>[],
  toHref: (tag: Tag) => Href,
): TagLetter[] {
  const sorted = groups
    .filter(({ unlisted }) => !unlisted)
    .map((group) => ({ label: group.label, href: toHref(group), count: group.items.length }))
    .sort((a, b) => a.label.localeCompare(b.label))
  return [...groupBy(sorted, ({ label }) => (label[0] ?? '').toUpperCase())]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([letter, group]) => ({ letter, tags: group }))
}
