import type { BlogConfig } from '@/lib/config/types'
import type { Post } from '@/lib/model/blog/types'
import { getCompiledMdx } from '@/lib/markdown/store/compiled-store'
import { Authors } from './authors'
import { Contributors } from './contributors'
import { PostExcerpt } from './post-body'
import { PostMeta } from './post-meta'
import { PostTags } from './post-tags'
import { ReleaseSummary } from './release-summary'

type PostEntryProps = { config: BlogConfig; post: Post; pageHref: string; index: number }

/** A post in a list. */
export async function PostEntry({ config, post, pageHref, index }: PostEntryProps) {
  const compiled = await getCompiledMdx(post.path)
  const { release } = post
  return (
    <article className="post-entry" itemScope itemType="https://schema.org/BlogPosting">
      <header>
        <h2 itemProp="headline">
          <a href={post.href} itemProp="url">
            {post.title}
          </a>
        </h2>
        <PostMeta config={config} post={post} words={compiled.words} />
        <Authors authors={post.authors} />
      </header>
      {release && <ReleaseSummary release={release} href={post.href} />}
      <PostExcerpt post={post} compiled={compiled} pageHref={pageHref} index={index} />
      {release && <Contributors logins={release.contributors} />}
      <footer className="post-entry-footer">
        <PostTags tags={post.tags} />
        {compiled.truncated && (
          <a className="read-more" href={post.href} aria-label={`Read more about ${post.title}`}>
            Read more
          </a>
        )}
      </footer>
    </article>
  )
}
