import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Post } from '@/lib/records/site-page'
import { PostMicrodata } from './post-microdata'

const post: Post = { title: 'Leap', href: '/leap/', date: '2024-02-29', authors: [], tags: [] }

test.each<[Partial<Post>, string]>([
  [{}, ''],
  [{ keywords: [] }, ''],
  [{ keywords: ['leap', 'year'] }, '<meta itemProp="keywords" content="leap,year"/>'],
  [
    { imageUrl: 'https://e.example/a.png' },
    '<link itemProp="image" href="https://e.example/a.png"/>',
  ],
])('a post with %j has the microdata %s', (more, html) => {
  expect(renderToStaticMarkup(<PostMicrodata post={{ ...post, ...more }} />)).toBe(html)
})
