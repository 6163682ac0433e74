import { escapeHtml } from '@/lib/core/html'
import { toScriptJson } from '@/lib/core/script-json'
import type { HeadTag, PageHead } from '@/lib/records/page-head'

function toTag({ tag, attributes }: HeadTag): string {
  const pairs = Object.entries(attributes).map(
    // HTML has no capitals where React has them: `hrefLang`.
    ([name, value]) => `${name.toLowerCase()}="${escapeHtml(value)}"`,
  )
  return `<${tag} ${pairs.join(' ')}/>`
}

/** Tags as HTML. */
export function toTagsHtml(tags: HeadTag[]): string {
  return tags.map(toTag).join('')
}

/** One document of structured data; undefined without any. */
export function toJsonLd({ structuredData }: PageHead): string | undefined {
  const [first, ...others] = structuredData
  if (!first) return undefined
  const context = { '@context': 'https://schema.org' }
  return toScriptJson(
    others.length === 0 ? { ...context, ...first } : { ...context, '@graph': structuredData },
  )
}

/**
 * The part of a head that React does not manage, because nothing reads it after a navigation inside the app: in a
 * payload each of these tags would be in the page twice.
 */
export function toSharedHtml(head: PageHead): string {
  const data = toJsonLd(head)
  const script = data === undefined ? '' : `<script type="application/ld+json">${data}</script>`
  return toTagsHtml(head.sharedTags) + script
}
