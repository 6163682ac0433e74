import { listDocumentTags } from '@/lib/output/head/document-head'
import { toJsonLd } from '@/lib/output/head/head-html'
import type { HeadTag, PageHead } from '@/lib/records/page-head'

function Tags({ tags }: { tags: HeadTag[] }) {
  return tags.map(({ tag: Tag, attributes }, index) => <Tag key={index} {...attributes} />)
}

/** The tags that the export writes into the document itself. The dev server renders them too. */
function SharedHead({ head }: { head: PageHead }) {
  const data = toJsonLd(head)
  return (
    <>
      <Tags tags={[...listDocumentTags(), ...head.sharedTags]} />
      {data !== undefined && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
      )}
    </>
  )
}

/** The tags of a page. React moves them into the head, and removes them with the page. */
export function HeadTags({ head }: { head: PageHead }) {
  return (
    <>
      <Tags tags={head.ownTags} />
      {process.env.NODE_ENV === 'development' && <SharedHead head={head} />}
    </>
  )
}
