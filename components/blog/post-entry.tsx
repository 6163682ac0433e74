import type { PostEntry as PostEntryRecord } from '@/lib/records/site-page'
import { TagList } from '../article/tag-list'
import { MdxContent } from '../mdx/mdx-content'
import { StaticMarkup } from '../mdx/static-markup'
import { Authors } from './authors'
import { PostMeta } from './post-meta'
import { PostMicrodata } from './post-microdata'
import { ReleaseSummary } from './release-summary'

type PostEntryProps = {
  entry: PostEntryRecord
  /** Position of the post on that page, starting at 0. */
  index: number
  /** Whether it names its authors. */
  hasAuthors: boolean
}

/** A post in a list: its excerpt, or all of it if it has none. */
export function PostEntry({ entry, index, hasAuthors }: PostEntryProps) {
  const { post, body, isTruncated } = entry
  const { release } = post
  return (
    <article className="post-entry" itemScope itemType="https://schema.org/BlogPosting">
      <StaticMarkup served>
        {post.description && <meta itemProp="description" content={post.description} />}
        <PostMicrodata post={post} />
        <header>
          <h2 itemProp="headline">
            <a href={post.href} itemProp="url">
              {post.title}
            </a>
          </h2>
          <PostMeta post={post} />
          {hasAuthors && <Authors authors={post.authors} />}
        </header>
        {release && <ReleaseSummary release={release} href={post.href} />}
      </StaticMarkup>
      <div className="prose" itemProp="articleBody">
        <MdxContent
          body={body}
          idPrefix={`post-${index + 1}`}
          components={{ AfterTruncation: () => null }}
        />
      </div>
      <StaticMarkup served>
        <footer className="post-entry-footer flex-row">
          <TagList tags={post.tags} inRow />
          {isTruncated && (
            <a className="more" href={post.href} aria-label={`Read more about ${post.title}`}>
              Read more
            </a>
          )}
        </footer>
      </StaticMarkup>
    </article>
  )
}
