import type { Post } from '@/lib/records/site-page'

/** What search engines read about a post that readers don't see: its image and keywords, if it has any. */
export function PostMicrodata({ post: { imageUrl, keywords } }: { post: Post }) {
  return (
    <>
      {imageUrl !== undefined && <link itemProp="image" href={imageUrl} />}
      {keywords?.length ? <meta itemProp="keywords" content={keywords.join(',')} /> : null}
    </>
  )
}
