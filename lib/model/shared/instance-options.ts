/** Settings of an instance that come from the environment and the site, not from the instance. */
export type InstanceOptions = {
  /** Whether drafts are pages; false in production. */
  includeDrafts: boolean
  /** Default heading levels of the table of contents. */
  toc: { min: number; max: number }
}

/** Settings of a blog. */
export type BlogOptions = InstanceOptions & {
  /** ISO 8601 day. Posts of later days are scheduled: only where drafts are pages, they are pages, too. */
  today: string
}

/** Heading levels that a document lists, and whether it hides the list. */
export type TocLevels = { min: number; max: number; hidden: boolean }

/** The table of contents that a document's front matter asks for. */
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
