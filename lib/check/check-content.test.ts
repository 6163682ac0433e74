import { expect, test } from '@jest/globals'
import { createTestOutline } from '@/lib/testing/test-facts'
import { loadContent } from '@/lib/model/site/load-content'
import { checkContent } from './check-content'

const path = 'content/docs/current/page.mdx'

/** Returns the problems of a document with one link to a path of this site. */
async function checkRoute(route: string): Promise<string[]> {
  const link = { written: route, file: undefined, route, hash: '', path, line: 5, column: 1 }
  const outline = createTestOutline({ links: [link] })
  const { problems } = checkContent(
    { problems: [] },
    await loadContent([]),
    new Map([[path, outline]]),
  )
  return problems.filter((problem) => problem.path === path).map(({ message }) => message)
}

test.each(['/blog/rss.xml', '/tests/blog/feed.json', '/blog/', '/robots.txt', '/llms.txt'])(
  'a link to %s is valid',
  async (route) => {
    expect(await checkRoute(route)).toEqual([])
  },
)

test('a link to a feed that does not exist is a problem', async () => {
  expect(await checkRoute('/docs/rss.xml')).toEqual([
    'the link "/docs/rss.xml" does not lead to a file',
  ])
})
