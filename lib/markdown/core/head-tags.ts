/** A tag that a document adds to the head of its page; attributes have the names that React gives them. */
export type HeadTag =
  { tag: 'title'; text: string } | { tag: 'meta' | 'link'; attributes: Record<string, string> }

/** Attributes that a tag may have. Encoding, policy and redirects (`http-equiv`) are the site's. */
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

/** Kinds of tags of which a page has one at most. */
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

/** What a tag is about, by which one replaces another: `title`, `description`, `og:title`, `canonical`. */
export function toHeadKind(tag: HeadTag): string {
  if (tag.tag === 'title') return 'title'
  const { name, property, rel } = tag.attributes
  return (name ?? property ?? rel ?? '').toLowerCase()
}

/** What a tag says: its text, `content` or `href`. */
export function toHeadValue(tag: HeadTag): string {
  return tag.tag === 'title'
    ? tag.text
    : (tag.attributes['content'] ?? tag.attributes['href'] ?? '')
}

/** Whether the tags ask search engines to leave the page out. */
export function isNoIndex(tags: HeadTag[]): boolean {
  const robots = tags.find((tag) => toHeadKind(tag) === 'robots')
  return robots !== undefined && /\b(?:noindex|none)\b/i.test(toHeadValue(robots))
}
