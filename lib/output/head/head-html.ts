import { escapeHtml } from '@/lib/core/html'
import { toScriptJson } from '@/lib/core/script-json'
import type { HeadTag, PageHead } from '@/lib/records/page-head'

function toTag({ tag, attributes }: HeadTag): string {
  const pairs = Object.entries(attributes).map(
    // HTML attribute names are lowercase, unlike React's: `hrefLang`.
    ([name, value]) => `${name.toLowerCase()}="${escapeHtml(value)}"`,
  )
  return `<${tag} ${pairs.join(' ')}/>`
}

/** Converts tags to HTML. */
export function toTagsHtml(tags: HeadTag[]): string {
  return tags.map(toTag).join('')
}

/** Returns all structured data as one document, or undefined if there is none. */
export function toJsonLd({ structuredData }: PageHead): string | undefined {
  const [first, ...others] = structuredData
  if (!first) return undefined
  const context = { '@context': 'https://schema.org' }
  return toScriptJson(
    others.length === 0 ? { ...context, ...first } : { ...context, '@graph': structuredData },
  )
}

/**
 * Returns the part of a head that React doesn't manage, because nothing reads it after a navigation inside the app. If
 * these tags were in the payload, each would be on the page twice.
 */
export function toSharedHtml(head: PageHead): string {
  const data = toJsonLd(head)
  const script = data === undefined ? '' : `<script type="application/ld+json">${data}</script>`
  return toTagsHtml(head.sharedTags) + script
}
