import { expect, test } from '@jest/globals'
import { siteConfig } from '@/lib/config/site'
import { testBlog } from '@/lib/config/instances'
import { createTestBlog } from '@/lib/testing/create-test-blog'
import { toPostJsonLd } from './post-json-ld'

const blog = createTestBlog(testBlog, [
  {
    kind: 'Post',
    path: 'content/tests/blog/2024-02-29-leap.mdx',
    frontMatter: { title: 'A leap day' },
  },
])

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
