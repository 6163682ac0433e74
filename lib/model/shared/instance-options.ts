/** Settings of an instance that come from the environment and the site instead of its configuration. */
export type InstanceOptions = {
  /** Whether drafts get pages; false in production. */
  includeDrafts: boolean
  /** Default heading levels of the table of contents. */
  toc: { min: number; max: number }
}

/** Settings of a blog. */
export type BlogOptions = InstanceOptions & {
  /** ISO 8601 day. Posts with a later date are scheduled: they get pages only if drafts do. */
  today: string
}

/** Heading levels that a document lists, and whether it hides the list. */
export type TocLevels = { min: number; max: number; hidden: boolean }

/** Returns the table of contents settings of a document's front matter, with defaults. */
export function toTocLevels(
  frontMatter: {
    toc_min_heading_level?: number | undefined
    toc_max_heading_level?: number | undefined
    hide_table_of_contents?: boolean | undefined
  },
  { toc }: Pick<InstanceOptions, 'toc'>,
): TocLevels {
  return {
    min: frontMatter.toc_min_heading_level ?? toc.min,
    max: frontMatter.toc_max_heading_level ?? toc.max,
    hidden: frontMatter.hide_table_of_contents ?? false,
  }
}
