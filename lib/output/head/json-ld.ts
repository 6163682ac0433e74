import { toScriptJson } from '@/lib/core/script-json'
import type { PageHead } from '@/lib/records/page-head'

/** Returns the structured data of a page, or undefined if it has none. */
export function toJsonLd({ structuredData }: PageHead): string | undefined {
  return structuredData && toScriptJson({ '@context': 'https://schema.org', ...structuredData })
}
