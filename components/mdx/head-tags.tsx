import { withBaseUrl } from '@/lib/config/base-url'
import type { HeadTag } from '@/lib/markdown/core/head-tags'
import { getAddedTags } from '@/lib/output/head/head'

/** What a document adds to the head: React moves it there, and takes it out again with the page. */
export function HeadTags({ tags }: { tags: HeadTag[] }) {
  return getAddedTags(tags).map(({ tag: Tag, attributes: { href, ...attributes } }, index) => (
    <Tag
      key={index}
      {...attributes}
      href={href?.startsWith('/') && !href.startsWith('//') ? withBaseUrl(href) : href}
    />
  ))
}
