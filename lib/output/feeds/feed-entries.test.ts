import { describe, expect, test } from '@jest/globals'
import type { Post } from '@/lib/records/site-page'
import { listFeedPosts, toFeedEntry } from './feed-entries'

const origin = 'https://docs.example'

const toPost = (href: string, more: Partial<Post> = {}): Post => ({
  ...{ title: href, href, date: '2024-01-01', authors: [], tags: [] },
  ...more,
})

test('posts of the same day keep their order in readers that sort by time', () => {
  const old = toPost('z', { date: '2023-12-31' })
  const posts = [toPost('c'), toPost('b'), toPost('a'), old].map((post) => ({ post }))
  expect(listFeedPosts(posts, 2).map(({ post, time }) => [post.title, time.toISOString()])).toEqual(
    [
      ['c', '2024-01-01T12:02:00.000Z'],
      ['b', '2024-01-01T12:01:00.000Z'],
    ],
  )
})

describe('an entry', () => {
  const toEntry = (more: Partial<Post>) =>
    toFeedEntry(
      { post: toPost('/blog/2024/01/01/ä b/', more), time: new Date(0) },
      '<p class="a"><a href="#c">d</a></p>',
      origin,
    )
  const url = `${origin}/blog/2024/01/01/%C3%A4%20b/`

  test('has the URL of its page, and resolves URLs in its text against it', () => {
    expect(toEntry({})).toMatchObject({ url, html: `<p><a href="${url}#c">d</a></p>` })
  })

  test('of a retold post credits the original', () => {
    const original = { authors: ['A', 'B & C'], url: 'https://e.example/a' }
    expect(toEntry({ original }).html).toContain(
      '</p><p><em>Retold from <a href="https://e.example/a">the post by A and B &amp; C</a>.</em></p>',
    )
  })
})
