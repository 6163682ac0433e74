import { joinPath } from '@/lib/core/url'
import type { Tag } from '../shared/tags'
import { groupByLetter, groupByTag, toTag } from '../shared/tags'
import type { DocsVersion } from './create-version'
import type { VersionContext } from './page-base'
import type { TagPageData, TagsPageData } from './types'

/** Returns the URL of the page with all tags of a version. */
function toTagsHref(version: DocsVersion): string {
  return joinPath(version.href, 'tags/')
}

/** Returns the URL of a tag's page. */
export function toTagHref(version: DocsVersion, tag: Tag): string {
  return joinPath(toTagsHref(version), tag.slug, '/')
}

/** @example toTagTitle('i18n', 1) // 'One doc tagged with "i18n"' */
export function toTagTitle(label: string, count: number): string {
  return `${count === 1 ? 'One doc' : `${count} docs`} tagged with "${label}"`
}

/** Creates the page of all tags and a page for each tag; none for a version without tags. */
export function createTagPages({
  version,
  toBase,
}: VersionContext): (TagsPageData | TagPageData)[] {
  const groups = groupByTag(
    [...version.docs.values()].map((doc) => ({
      doc,
      tags: (doc.frontMatter.tags ?? []).map(toTag),
      unlisted: doc.unlisted,
    })),
  )
  if (groups.length === 0) return []
  const tagsHref = toTagsHref(version)
  const index: TagsPageData = {
    ...toBase(tagsHref, undefined, undefined),
    kind: 'tags',
    title: 'Tags',
    description: undefined,
    keywords: [],
    unlisted: false,
    letters: groupByLetter(
      groups
        .filter(({ unlisted }) => !unlisted)
        .map((group) => ({
          label: group.label,
          href: toTagHref(version, group),
          count: group.items.length,
        })),
    ),
  }
  const pages = groups.map((group): TagPageData => ({
    ...toBase(toTagHref(version, group), undefined, undefined),
    kind: 'tag',
    title: toTagTitle(group.label, group.items.length),
    description: undefined,
    keywords: [],
    unlisted: group.unlisted,
    tagsHref,
    docs: group.items.map(({ doc: { title, href, description } }) => ({
      title,
      href,
      description,
    })),
  }))
  return [index, ...pages]
}
