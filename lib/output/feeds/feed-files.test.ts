import { expect, test } from '@jest/globals'
import { provideFiles } from '@/lib/testing/temporary-files'
import { mainBlog, testBlog } from '@/lib/config/instances'
import { compileMdx } from '@/lib/markdown/compile/compile'
import { createBlog } from '@/lib/model/blog/create-blog'
import { toRecord } from '@/lib/model/shared/page-base'
import type { PostFile } from '@/lib/source/document-files'
import type { SiteIndex } from '@/lib/records/site-index'
import { writeRecords } from '@/lib/records/write-records'
import { listFeedFiles } from './feed-files'
import { createTestFacts } from '@/lib/testing/test-facts'

const origin = 'https://docs.example'

provideFiles()

const toFile = (name: string, more: Partial<PostFile['frontMatter']> = {}): PostFile => ({
  kind: 'Post',
  path: `content/blog/${name}.mdx`,
  frontMatter: { title: name.slice(11), ...more },
})

async function writeBlog(...files: PostFile[]) {
  const body = '[a](/docs/)\n'
  const compiled = await compileMdx({ path: 'content/blog/a.mdx', frontMatter: '', body })
  const facts = createTestFacts({
    findOutline: () => compiled,
  })
  const pages = [mainBlog, testBlog].flatMap((config, index) => {
    const blog = createBlog(
      { ...config, contentPath: 'blog' },
      { files: index === 0 ? files : [toFile('2024-09-01-other')], authors: {}, tags: undefined },
      { includeDrafts: true, today: '2026-01-01' },
    )
    return blog.pages.map((page) => ({
      page: toRecord(page, facts),
      route: config.routeBasePath,
    }))
  })
  const rest = { redirects: [], sections: [], dataFiles: [] }
  return writeRecords({ pages, ...rest, formulas: [] })
}

async function getItems({ pages }: SiteIndex, limit: number) {
  const config = { ...mainBlog, feedLimit: limit }
  const file = listFeedFiles(pages, origin, [config]).find(({ path }) => path.endsWith('feed.json'))
  const { items } = JSON.parse(String(await file?.create())) as { items: Record<string, string>[] }
  return items
}

test('a feed has the newest posts of its blog, with their text', async () => {
  const site = await writeBlog(
    toFile('2024-01-01-a'),
    toFile('2024-03-01-c'),
    toFile('2024-02-01-b'),
  )
  const items = await getItems(site, 2)
  expect(items.map(({ title }) => title)).toEqual(['c', 'b'])
  expect(items[0]?.['content_html']).toMatch(
    /^<p><a href="https:\/\/docs\.example\/docs\/">a<\/a><\/p>$/,
  )
})

test('a feed skips drafts and unlisted posts, and includes older ones instead', async () => {
  const site = await writeBlog(
    toFile('2024-04-01-d', { draft: true }),
    toFile('2024-03-01-c', { unlisted: true }),
    toFile('2024-02-01-b'),
    toFile('2024-01-01-a'),
  )
  expect((await getItems(site, 2)).map(({ title }) => title)).toEqual(['b', 'a'])
})
