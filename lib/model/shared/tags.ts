import kebabCase from 'lodash-es/kebabCase.js'
import { groupBy } from '@/lib/core/group-by'
import type { TagConfig } from '@/lib/source/schemas/tags'

/** A tag with its place below the `tags/` route, and what its page is about if somebody wrote it down. */
export type Tag = { label: string; slug: string; description?: string }

/** A tag and what carries it. */
export type TagGroup<Item> = Tag & {
  /** What its page lists: the listed items, or all of them where all are unlisted. */
  items: Item[]
  /** Whether every item is unlisted: such a tag is in no index. */
  unlisted: boolean
}

/**
 * `i18n` -> `{ label: 'i18n', slug: 'i-18-n' }`. Its own permalink is kept, without slashes at its ends.
 * @example toTag('some_tag') // { label: 'some_tag', slug: 'some-tag' }
 */
export function toTag(tag: TagConfig): Tag {
  if (typeof tag === 'string') return { label: tag, slug: kebabCase(tag) }
  return { label: tag.label, slug: tag.permalink.replace(/^\/+|\/+$/g, '') }
}

/** Groups items by tag. Labels that lead to one place are one tag, which has the label that came first. */
export function groupByTag<Item extends { tags: Tag[]; unlisted: boolean }>(
  items: Item[],
): TagGroup<Item>[] {
  const groups = new Map<string, { tag: Tag; items: Set<Item> }>()
  for (const item of items) {
    for (const tag of item.tags) {
      const group = groups.get(tag.slug) ?? { tag, items: new Set() }
      group.items.add(item)
      groups.set(tag.slug, group)
    }
  }
  return [...groups.values()].map((group) => {
    const all = [...group.items]
    const listed = all.filter(({ unlisted }) => !unlisted)
    const unlisted = listed.length === 0
    return { ...group.tag, items: unlisted ? all : listed, unlisted }
  })
}

/** Tags under their upper-case first letter, both in alphabetical order. */
export function groupByLetter<Group extends { label: string }>(
  tags: Group[],
): { letter: string; tags: Group[] }[] {
  const sorted = [...tags].sort((a, b) => a.label.localeCompare(b.label))
  return [...groupBy(sorted, ({ label }) => (label[0] ?? '').toUpperCase())]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([letter, group]) => ({ letter, tags: group }))
}
