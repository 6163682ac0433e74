import { expect, test } from '@jest/globals'
import { toServed } from '@/lib/config/base-url'
import { siteConfig } from '@/lib/config/site'
import { testBlog } from '@/lib/config/instances'
import { createBlog } from './create-blog'
import { toPostJsonLd } from './post-json-ld'

const blog = createBlog(
  toServed(testBlog),
  {
    files: [
      {
        kind: 'Post',
        path: 'content/tests/blog/2024-02-29-leap.mdx',
        frontMatter: { title: 'A leap day' },
      },
    ],
    authors: {},
    tags: undefined,
  },
  { includeDrafts: false, today: '2026-01-01' },
)

test('describes a post, and its image with its size', () => {
  const [post] = blog.posts
  const image = { url: 'https://e.example/pot.png', width: 640, height: 320 }
  expect(post && toPostJsonLd(post, image)).toMatchObject({
    '@type': 'BlogPosting',
    url: `${siteConfig.url}/tests/blog/2024/02/29/leap/`,
    headline: 'A leap day',
    datePublished: '2024-02-29',
    image: { '@type': 'ImageObject', ...image },
  })
})
