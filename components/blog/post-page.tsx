import type { BlogConfig } from '@/lib/config/types'
import type { PostPageData } from '@/lib/model/blog/types'
import { filterToc } from '@/lib/markdown/headings/toc-html'
import { EditLinks } from '../article/edit-links'
import { Toc } from '../article/toc'
import { TocBar } from '../article/toc-bar.client'
import { getCompiled } from '../mdx/get-compiled'
import { HeadTags } from '../mdx/head-tags'
import { Authors } from './authors'
import { BlogLayout } from './blog-layout'
import { PostBody } from './post-body'
import { PostMeta } from './post-meta'
import { PostNavigation } from './post-navigation'
import { PostTags } from './post-tags'
import { ReleaseHead } from './release-head'
import { MorePosts } from './more-posts'

/** A post on its own page. */
export async function PostPage({ config, page }: { config: BlogConfig; page: PostPageData }) {
  const { post } = page
  const compiled = await getCompiled(post.path)
  const toc = post.toc.hidden ? [] : filterToc(compiled.toc, post.toc)
  return (
    <BlogLayout
      config={config}
      page={page}
      bar={toc.length > 0 && <TocBar />}
      aside={toc.length > 0 && <Toc pageId={page.href} items={toc} />}
    >
      <article itemScope itemType="https://schema.org/BlogPosting">
        <header className="page-head">
          {page.listHref !== undefined && (
            <p className="post-back">
              <a href={page.listHref}>{config.title}</a>
            </p>
          )}
          <h1 itemProp="headline">{post.title}</h1>
          {post.description && (
            <p className="lead" itemProp="description">
              {post.description}
            </p>
          )}
          <PostMeta config={config} post={post} words={compiled.words} />
          <Authors authors={post.authors} />
          {post.release && <ReleaseHead release={post.release} />}
        </header>
        <PostBody post={post} compiled={compiled} />
        <footer>
          <PostTags tags={post.tags} />
          <EditLinks
            title={post.title}
            path={post.path}
            customEditUrl={post.frontMatter.custom_edit_url}
          />
        </footer>
      </article>
      <MorePosts title="More of this series" posts={page.series} />
      <MorePosts title="Related posts" posts={page.related} />
      <PostNavigation newer={page.newer} older={page.older} entry={config.words.entry} />
      <HeadTags tags={compiled.head} />
    </BlogLayout>
  )
}
