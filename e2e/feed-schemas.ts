import { z } from 'zod'

/** An element of an XML document: its name with the document's prefix, and its content. */
export type XmlElement = {
  name: string
  namespace: string | null
  attributes: Record<string, string>
  text: string
  children: XmlElement[]
}

const absoluteUrl = z.url({ protocol: /^https$/ })

/** A date in RSS 2.0 format: RFC 822 with a four-digit year. */
const rfc822Date = z
  .string()
  .regex(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/)
  .refine((text) => new Date(text).toUTCString() === text, 'is not a day of the calendar')

const rfc3339Date = z.iso.datetime()

const language = z.string().regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/)

/** HTML of an entry: closed elements such as paragraphs, headings and lists, never plain text. */
const html = z.string().regex(/^<[a-z][\s\S]*>$/)

const unique = (values: unknown[]) => new Set(values).size === values.length

/** JSON Feed 1.1: https://www.jsonfeed.org/version/1.1/ */
export const jsonFeedSchema = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: absoluteUrl,
  feed_url: absoluteUrl,
  description: z.string().min(1),
  favicon: absoluteUrl,
  language,
  items: z
    .array(
      z
        .strictObject({
          id: absoluteUrl,
          url: absoluteUrl,
          title: z.string().min(1),
          summary: z.string().min(1).optional(),
          image: absoluteUrl.optional(),
          content_html: html,
          date_published: rfc3339Date,
          authors: z
            .array(z.strictObject({ name: z.string().min(1), url: absoluteUrl.optional() }))
            .optional(),
          tags: z.array(z.string().min(1)).refine(unique).optional(),
        })
        .refine(({ id, url }) => id === url, 'the id of an item is its URL'),
    )
    .min(1)
    .refine((items) => unique(items.map(({ id }) => id)), 'an id twice'),
})

type Rule = { count: 'one' | 'optional' | 'many'; check: (element: XmlElement) => unknown }

const text = (schema: z.ZodType): Rule['check'] => {
  return (element) => {
    expectLeaf(element)
    schema.parse(element.text)
  }
}

function expectLeaf({ name, children }: XmlElement): void {
  if (children.length > 0) throw new Error(`<${name}> must hold text alone`)
}

function parseAttributes(element: XmlElement, shape: z.ZodRawShape): void {
  z.strictObject(shape).parse(element.attributes)
}

/** Checks that an element has only allowed children, and the right number of each. */
function checkChildren(element: XmlElement, rules: Record<string, Rule>): void {
  for (const { name } of element.children) {
    if (!(name in rules)) throw new Error(`<${name}> must not be in <${element.name}>`)
  }
  for (const [name, { count, check }] of Object.entries(rules)) {
    const found = element.children.filter((child) => child.name === name)
    if (count === 'one' && found.length !== 1)
      throw new Error(`<${element.name}> has ${found.length} <${name}> instead of one`)
    if (count === 'optional' && found.length > 1)
      throw new Error(`<${element.name}> has more than one <${name}>`)
    found.forEach(check)
  }
}

function listTexts(element: XmlElement, container: string, name: string): string[] {
  return element.children
    .filter((child) => child.name === container)
    .flatMap(({ children }) => children.filter((child) => child.name === name))
    .map((child) => child.text)
}

function checkUnique(values: string[]): void {
  if (values.length === 0) throw new Error('the feed has no entries')
  if (!unique(values)) throw new Error('an id twice')
}

const line = z.string().min(1)

const rssItem: Record<string, Rule> = {
  title: { count: 'one', check: text(line) },
  link: { count: 'one', check: text(absoluteUrl) },
  description: { count: 'optional', check: text(line) },
  author: { count: 'optional', check: text(z.string().regex(/^\S+@\S+ \(.+\)$/)) },
  'dc:creator': { count: 'many', check: text(line) },
  category: { count: 'many', check: text(line) },
  guid: {
    count: 'one',
    check: (element) => {
      text(absoluteUrl)(element)
      parseAttributes(element, { isPermaLink: z.literal('true') })
    },
  },
  pubDate: { count: 'one', check: text(rfc822Date) },
  'content:encoded': { count: 'one', check: text(html) },
}

const namespaces: Record<string, string> = {
  content: 'http://purl.org/rss/1.0/modules/content/',
  dc: 'http://purl.org/dc/elements/1.1/',
  atom: 'http://www.w3.org/2005/Atom',
}

function checkNamespaces({ name, namespace, children }: XmlElement): void {
  const [prefix, local] = name.split(':')
  if (local !== undefined && namespaces[prefix ?? ''] !== namespace)
    throw new Error(`<${name}> has the namespace ${namespace}`)
  children.forEach(checkNamespaces)
}

/** Throws if the document isn't RSS 2.0: https://www.rssboard.org/rss-specification */
export function checkRss(root: XmlElement): void {
  if (root.name !== 'rss') throw new Error(`the root is <${root.name}>`)
  z.looseObject({ version: z.literal('2.0') }).parse(root.attributes)
  checkNamespaces(root)
  const channel: Record<string, Rule> = {
    title: { count: 'one', check: text(line) },
    link: { count: 'one', check: text(absoluteUrl) },
    description: { count: 'one', check: text(line) },
    language: { count: 'one', check: text(language) },
    copyright: { count: 'one', check: text(line) },
    lastBuildDate: { count: 'one', check: text(rfc822Date) },
    generator: { count: 'one', check: text(line) },
    'atom:link': {
      count: 'one',
      check: (element) =>
        parseAttributes(element, {
          href: absoluteUrl,
          rel: z.literal('self'),
          type: z.literal('application/rss+xml'),
        }),
    },
    item: { count: 'many', check: (item) => checkChildren(item, rssItem) },
  }
  checkChildren(root, {
    channel: { count: 'one', check: (element) => checkChildren(element, channel) },
  })
  checkUnique(root.children.flatMap((element) => listTexts(element, 'item', 'guid')))
}

const atomLink: Rule['check'] = (element) =>
  parseAttributes(element, {
    href: absoluteUrl,
    rel: z.enum(['self', 'alternate']),
    type: z.enum(['application/atom+xml', 'text/html']),
  })

const atomPerson: Rule = {
  count: 'many',
  check: (element) =>
    checkChildren(element, {
      name: { count: 'one', check: text(line) },
      uri: { count: 'optional', check: text(absoluteUrl) },
      email: { count: 'optional', check: text(z.email()) },
    }),
}

const atomEntry: Record<string, Rule> = {
  id: { count: 'one', check: text(absoluteUrl) },
  title: { count: 'one', check: text(line) },
  updated: { count: 'one', check: text(rfc3339Date) },
  published: { count: 'one', check: text(rfc3339Date) },
  author: atomPerson,
  category: {
    count: 'many',
    check: (element) => parseAttributes(element, { term: line }),
  },
  link: { count: 'one', check: atomLink },
  summary: { count: 'optional', check: text(line) },
  content: {
    count: 'one',
    check: (element) => {
      text(html)(element)
      parseAttributes(element, { type: z.literal('html') })
    },
  },
}

/** Throws if the document isn't an Atom feed: https://www.rfc-editor.org/rfc/rfc4287 */
export function checkAtom(root: XmlElement): void {
  if (root.name !== 'feed' || root.namespace !== namespaces['atom'])
    throw new Error(`the root is <${root.name}> of ${root.namespace}`)
  checkChildren(root, {
    id: { count: 'one', check: text(absoluteUrl) },
    title: { count: 'one', check: text(line) },
    subtitle: { count: 'one', check: text(line) },
    updated: { count: 'one', check: text(rfc3339Date) },
    // Entries without an author are by the author of the feed.
    author: { ...atomPerson, count: 'one' },
    generator: { count: 'one', check: text(line) },
    icon: { count: 'one', check: text(absoluteUrl) },
    rights: { count: 'one', check: text(line) },
    link: { count: 'many', check: atomLink },
    entry: { count: 'many', check: (entry) => checkChildren(entry, atomEntry) },
  })
  checkUnique(
    root.children
      .filter(({ name }) => name === 'entry')
      .flatMap(({ children }) => children.filter(({ name }) => name === 'id'))
      .map((id) => id.text),
  )
}
