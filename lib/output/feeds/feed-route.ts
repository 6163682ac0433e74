import type { BlogConfig } from '@/lib/config/types'
import { findContentHref, getBlog } from '@/lib/model/site'
import { toBodyHtml } from '@/lib/markdown/body/body-html'
import { getCompiledMdx } from '@/lib/markdown/store/compiled-store'
import { toShareImage } from '../head/share-image'
import { toFeed } from './feed'
import { listFeedPosts, toFeedEntry } from './feed-entries'
import type { FeedFormat } from '@/lib/config/feed-formats'
import { feedFormats } from '@/lib/config/feed-formats'

/** The handler of a route that serves a blog as a feed. */
export function createFeedRoute(config: BlogConfig, format: FeedFormat): () => Promise<Response> {
  const blog = getBlog(config)
  return async () => {
    const entries = await Promise.all(
      listFeedPosts(blog).map(async (timed) => {
        const compiled = await getCompiledMdx(timed.post.path)
        // A picture that is drawn repeats the title, which feeds have.
        const image = compiled.preview && toShareImage(compiled.preview).url
        return toFeedEntry(timed, toBodyHtml(compiled, findContentHref), image)
      }),
    )
    const { type } = feedFormats[format]
    return new Response(toFeed(format, blog.config, entries), {
      headers: { 'content-type': `${type}; charset=utf-8` },
    })
  }
}
