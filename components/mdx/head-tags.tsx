import { toJsonLd } from '@/lib/output/head/json-ld'
import type { PageHead } from '@/lib/records/page-head'

/** What Next's metadata has no fields for: the tags of a document, and structured data. */
export function HeadTags({ head }: { head: PageHead }) {
  const data = toJsonLd(head)
  return (
    <>
      {head.ownTags.map(({ tag: Tag, attributes }, index) => (
        <Tag key={index} {...attributes} />
      ))}
      {data !== undefined && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
      )}
    </>
  )
}
