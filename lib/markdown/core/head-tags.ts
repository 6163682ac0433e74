/** A tag that a document adds to the head of its page. Attributes have the names that React uses. */
export type HeadTag =
  { tag: 'title'; text: string } | { tag: 'meta' | 'link'; attributes: Record<string, string> }

/** Attributes that a tag may have. Encoding, policy and redirects (`http-equiv`) are set by the site. */
export const headAttributes = {
  title: [],
  meta: ['name', 'property', 'content', 'media'],
  link: [
    'rel',
    'href',
    'hrefLang',
    'type',
    'sizes',
    'media',
    'as',
    'crossOrigin',
    'referrerPolicy',
    'title',
    'color',
  ],
} satisfies Record<HeadTag['tag'], string[]>

/** Kinds of tags that a page can have at most once. */
export const singleKinds: ReadonlySet<string> = new Set([
  'title',
  'description',
  'keywords',
  'robots',
  'generator',
  'viewport',
  'color-scheme',
  'canonical',
])

/** Returns the kind of a tag: `title`, `description`, `og:title`, `canonical`. A tag replaces others of its kind. */
export function toHeadKind(tag: HeadTag): string {
  if (tag.tag === 'title') return 'title'
  const { name, property, rel } = tag.attributes
  return (name ?? property ?? rel ?? '').toLowerCase()
}

/** Returns the value of a tag: its text, `content` or `href`. */
export function toHeadValue(tag: HeadTag): string {
  return tag.tag === 'title'
    ? tag.text
    : (tag.attributes['content'] ?? tag.attributes['href'] ?? '')
}

/** Whether the tags tell search engines not to list the page. */
export function isNoIndex(tags: HeadTag[]): boolean {
  const robots = tags.find((tag) => toHeadKind(tag) === 'robots')
  return robots !== undefined && /\b(?:noindex|none)\b/i.test(toHeadValue(robots))
}
