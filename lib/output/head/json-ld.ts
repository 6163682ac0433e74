import { toScriptJson } from '@/lib/core/script-json'
import type { PageHead } from '@/lib/records/page-head'

/** Returns all structured data as one document, or undefined if there is none. */
export function toJsonLd({ structuredData }: PageHead): string | undefined {
  const [first, ...others] = structuredData
  if (!first) return undefined
  const context = { '@context': 'https://schema.org' }
  return toScriptJson(
    others.length === 0 ? { ...context, ...first } : { ...context, '@graph': structuredData },
  )
}
