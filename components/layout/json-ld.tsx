/** Structured data about a page for search engines. */
export function JsonLd({ data }: { data: object }) {
  // Nothing in it can end the script element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
