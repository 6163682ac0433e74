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
  {
    kind: 'Post',
    path: 'content/tests/blog/2024-03-01-march.mdx',
    frontMatter: { title: 'March', authors: [{ name: 'Ada', title: 'Writer' }, { url: '/team/' }] },
  },
])

test('describes a post, and its image with its size', () => {
  const post = blog.posts.find(({ title }) => title === 'A leap day')
  const image = { url: 'https://e.example/pot.png', width: 640, height: 320 }
  expect(post && toPostJsonLd(post, image)).toMatchObject({
    '@type': 'BlogPosting',
    url: `${siteConfig.url}/tests/blog/2024/02/29/leap/`,
    headline: 'A leap day',
    datePublished: '2024-02-29',
    image: { '@type': 'ImageObject', ...image },
  })
})

test('names authors who have a name, and leaves out an empty list', () => {
  const listed = blog.posts.map((post) => [post.title, toPostJsonLd(post, undefined)])
  expect(listed).toMatchObject([
    ['March', { author: [{ '@type': 'Person', name: 'Ada', description: 'Writer' }] }],
    ['A leap day', { author: undefined }],
  ])
})
