import type { SocialCard } from '@/lib/social/social-card'
import { siteConfig } from '@/lib/config/site'
import { formatDate } from '@/lib/dates'
import { withBaseUrl } from '@/lib/base-url'
import type { Blog } from './blog/create-blog'
import type { Post } from './blog/types'

/** A page's social image: what it says, and its address. */
export type SocialImage = { href: string; card: SocialCard }

/** Social image of a post. */
export function toPostImage(blog: Blog, post: Post): SocialImage {
  const below = post.href.slice(siteConfig.baseUrl.length).replace(/\/$/, '')
  return {
    href: encodeURI(withBaseUrl(`/social/${below}.png`)),
    card: { title: post.release ? `${siteConfig.title} ${post.title}` : post.title, section: blog.config.title, detail: formatDate(post.date) },
  }
}

/** The social images of all posts by path below `/social/`, as segments. */
export function listSocialImages(blogs: Blog[]): { segments: string[]; card: SocialCard }[] {
  const prefix = withBaseUrl('/social/')
  return blogs.flatMap((blog) =>
    blog.posts.map((post) => {
      const { href, card } = toPostImage(blog, post)
      return { segments: decodeURI(href).slice(prefix.length).split('/'), card }
    }),
  )
}
