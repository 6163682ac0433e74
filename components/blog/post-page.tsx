import type { PostPage as PostRecord, ReleasePage } from '@/lib/records/site-page'
import { ArticleColumns } from '../article/article-columns'
import { IssueLink } from '../article/issue-link'
import { renderPageActions } from '../article/page-actions'
import { Pagination } from '../article/pagination'
import { TagList } from '../article/tag-list'
import { MdxContent } from '../mdx/mdx-content'
import { Link } from '../ui/link'
import { Authors } from './authors'
import { DocsReferences } from './docs-references'
import { MorePosts } from './more-posts'
import { PostMeta } from './post-meta'
import { PostMicrodata } from './post-microdata'
import { ReleaseHead } from './release-head'

/** A post or a release on its own page. */
export function PostPage({ page }: { page: PostRecord | ReleasePage }) {
  const { post, blog } = page
  const { release } = post
  const compareUrl = release?.compareUrl
  return (
    <ArticleColumns page={page}>
      <article itemScope itemType="https://schema.org/BlogPosting">
        <PostMicrodata post={post} />
        <header className="page-head">
          {page.listHref !== undefined && (
            <p className="crumbs flex-row">
              <a href={page.listHref}>{blog.title}</a>
            </p>
          )}
          <h1 itemProp="headline">{post.title}</h1>
          {post.description && (
            <p className="lead" itemProp="description">
              {post.description}
            </p>
          )}
          <PostMeta post={post} actions={renderPageActions(page)} />
          <Authors authors={post.authors} />
          {(page.relatedAnnouncements.length > 0 || compareUrl !== undefined) && (
            <p className="page-meta flex-row">
              {page.relatedAnnouncements.map(({ href, title }) => (
                <a href={href} key={href}>
                  {release ? `Read the post “${title}”` : `All changes in ${title}`}
                </a>
              ))}
              {compareUrl !== undefined && (
                <Link href={compareUrl}>Compare with the previous release</Link>
              )}
            </p>
          )}
          {release && <ReleaseHead release={release} />}
        </header>
        <div className="prose" itemProp="articleBody">
          <MdxContent body={page.body} toc={page.toc} />
        </div>
        {(post.tags.length > 0 || page.edit.issueUrl) && (
          <footer>
            <TagList tags={post.tags} inRow />
            <IssueLink href={page.edit.issueUrl} />
          </footer>
        )}
      </article>
      <DocsReferences title={release ? 'In the docs' : 'Related docs'} docs={page.docs} />
      <MorePosts title="More of this series" posts={page.series} />
      <MorePosts title="Related posts" posts={page.related} />
      <Pagination
        name="Blog post page navigation"
        previous={page.newer && { ...page.newer, label: page.newer.title }}
        next={page.older && { ...page.older, label: page.older.title }}
        relations={[`Newer ${blog.entry}`, `Older ${blog.entry}`]}
      />
    </ArticleColumns>
  )
}
