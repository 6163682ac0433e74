import { expect, test } from '@jest/globals'
import { testBlog } from '@/lib/config/instances'
import { createBlog } from './blog/create-blog'
import { listSocialImages, toPostImage } from './social-cards'

const blog = createBlog(
  testBlog,
  {
    files: [
      {
        kind: 'Post',
        path: 'content/tests/blog/folder with space/2024-02-29-leap.mdx',
        frontMatter: { title: 'A leap day' },
      },
    ],
    authors: {},
    tags: undefined,
  },
  { includeDrafts: false, toc: { min: 2, max: 3 } },
)

test('the image of a post lies where the post lies, and says its title, blog and day', () => {
  const [post] = blog.posts
  expect(post && toPostImage(blog, post)).toEqual({
    href: '/social/tests/blog/folder%20with%20space/2024/02/29/leap.png',
    card: { title: 'A leap day', section: 'Docusaurus Tests Blog', detail: 'Feb 29, 2024' },
  })
})

test('every image is listed by its path', () => {
  expect(listSocialImages([blog]).map(({ segments }) => segments)).toEqual([
    ['tests', 'blog', 'folder with space', '2024', '02', '29', 'leap.png'],
  ])
})
