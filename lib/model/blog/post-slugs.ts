import { ensureLeadingSlash, ensureTrailingSlash } from '@/lib/core/url'

const DATED = /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<name>.*)$/

/** Date and URL from a post's file name. */
export type PostPlace = {
  /** ISO 8601 day, such as `2024-02-29`; undefined if the name has none. */
  date: string | undefined
  /** URL below the blog, with a leading and a trailing slash. */
  slug: string
}

/**
 * Returns the date and URL from a path. A date in a file or folder name becomes the first folders of
 * the URL, as in the original.
 * @example toPostPlace('demo/2020-08-03-intro.mdx') // { date: '2020-08-03', slug: '/2020/08/03/demo/intro/' }
 */
export function toPostPlace(relativePath: string): PostPlace {
  const path = relativePath.replace(/\.mdx?$/, '').replace(/\/index$/, '')
  const { folder = '', date, name = '' } = DATED.exec(path)?.groups ?? {}
  if (date === undefined) return { date: undefined, slug: toSlug(path) }
  const parts = date.split(/[-/]/)
  const day = parts.map((part) => part.padStart(2, '0')).join('-')
  return { date: day, slug: toSlug([...parts, `${folder}${name}`].join('/')) }
}

/** Converts a path or the `slug` in front matter to a URL below the blog. */
export function toSlug(path: string): string {
  return ensureTrailingSlash(ensureLeadingSlash(path))
}
