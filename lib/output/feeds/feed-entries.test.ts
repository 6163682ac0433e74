import { describe, expect, test } from '@jest/globals'
import { toSiteUrl } from '@/lib/config/base-url'
import { mainBlog } from '@/lib/config/instances'
import { createBlog } from '@/lib/model/blog/create-blog'
import { listFeedPosts, toFeedEntry } from './feed-entries'
import type { PostFile } from '@/lib/model/blog/types'

type FrontMatter = Extract<PostFile, { kind: 'Post' }>['frontMatter']

function createPosts(limit: number, ...posts: ({ name: string } & Partial<FrontMatter>)[]) {
  const config = { ...mainBlog, contentPath: 'blog', feed: { title: 'News', limit } }
  const files = posts.map(({ name, ...frontMatter }): PostFile => ({
    kind: 'Post',
    path: `content/blog/${name}.mdx`,
    frontMatter: { title: name, ...frontMatter },
  }))
  const input = { files, authors: {}, tags: undefined }
  return createBlog(config, input, { includeDrafts: true, toc: { min: 2, max: 3 } })
}

const listTitles = (blog: ReturnType<typeof createPosts>) =>
  listFeedPosts(blog).map(({ post }) => post.title)

describe('a feed has', () => {
  test('the newest posts', () => {
    const blog = createPosts(
      2,
      { name: '2024-01-01' },
      { name: '2024-03-01' },
      { name: '2024-02-01' },
    )
    expect(listTitles(blog)).toEqual(['2024-03-01', '2024-02-01'])
  })

  test('neither drafts nor unlisted posts, and others in their place', () => {
    const blog = createPosts(
      2,
      { name: '2024-04-01', draft: true },
      { name: '2024-03-01', unlisted: true },
      { name: '2024-02-01' },
      { name: '2024-01-01' },
    )
    expect(listTitles(blog)).toEqual(['2024-02-01', '2024-01-01'])
  })

  test('nothing of a blog without posts', () => {
    expect(listFeedPosts(createPosts(2))).toEqual([])
  })
})

test('posts of one day keep their order, also in a reader that sorts by time', () => {
  const blog = createPosts(
    2,
    { name: '2024-01-01-a' },
    { name: '2024-01-01-b' },
    { name: '2024-01-01-c' },
  )
  expect(listFeedPosts(blog).map(({ post, time }) => [post.title, time.toISOString()])).toEqual([
    ['2024-01-01-c', '2024-01-01T12:02:00.000Z'],
    ['2024-01-01-b', '2024-01-01T12:01:00.000Z'],
  ])
})

describe('an entry', () => {
  const toEntry = (post: Partial<FrontMatter>) => {
    const [timed] = listFeedPosts(createPosts(1, { name: '2024-01-01-ä b', ...post }))
    return timed && toFeedEntry(timed, '<p class="a"><a href="#c">d</a></p>')
  }
  const url = toSiteUrl('/blog/2024/01/01/%C3%A4%20b/')

  test('has the URL of its page, and its text with addresses below that', () => {
    expect(toEntry({})).toMatchObject({ url, html: `<p><a href="${url}#c">d</a></p>` })
  })

  test('of a retold post names the first one', () => {
    const original = { authors: ['A', 'B & C'], url: 'https://e.example/a' }
    expect(toEntry({ original })?.html).toContain(
      '</p><p><em>Retold from <a href="https://e.example/a">the post by A and B &#x26; C</a>.</em></p>',
    )
  })
})
