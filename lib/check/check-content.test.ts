import { expect, test } from '@jest/globals'
import type { CompiledOutline } from '@/lib/markdown/store/compiled-store'
import { checkModel } from './check-content'

const path = 'content/docs/current/page.mdx'

/** The problems of a document with one link to a place on this site. */
function checkRoute(route: string): string[] {
  const link = { written: route, file: undefined, route, hash: '', path, line: 5, column: 1 }
  const outline: CompiledOutline = {
    anchors: [],
    links: [link],
    cardLists: [],
    assets: [],
    problems: [],
  }
  const files = { docFiles: [], pageFiles: [], postFiles: [], problems: [] }
  return checkModel(files, new Map([[path, outline]]))
    .filter((problem) => problem.path === path)
    .map(({ message }) => message)
}

test.each(['/blog/rss.xml', '/changelog/atom.xml', '/tests/blog/feed.json', '/blog/'])(
  'a link to %s is one to something that is there',
  (route) => {
    expect(checkRoute(route)).toEqual([])
  },
)

test('a link to a feed of something else is a problem', () => {
  expect(checkRoute('/docs/rss.xml')).toEqual(['the link "/docs/rss.xml" leads to no page'])
})
