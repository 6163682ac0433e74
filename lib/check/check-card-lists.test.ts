import { expect, test } from '@jest/globals'
import { checkCardLists } from './check-card-lists'
import { createTestDocs } from '@/lib/testing/create-test-docs'
import { createPages } from '@/lib/model/pages/create-pages'

const options = { includeDrafts: false }

const docs = createTestDocs({
  current: {
    files: { 'intro.mdx': {}, 'guides.mdx': {}, 'tabs.mdx': {}, 'alone.mdx': {} },
    sidebars: {
      docs: [
        'intro',
        {
          ...{ type: 'category', label: 'Guides', link: { type: 'doc', id: 'guides' } },
          items: ['tabs'],
        },
      ],
    },
  },
})

const pages = createPages(
  { routeBasePath: '/pages', contentPath: 'pages', noIndex: false },
  [{ path: 'content/pages/hub.mdx', frontMatter: { title: 'Hub' } }],
  options,
)

/** Returns the problems of a file with a list on its third line. */
function check(path: string, filesWithProblems?: Set<string>) {
  const compiled = new Map([[path, { cardLists: [{ path, line: 3, column: 1 }] }]])
  return checkCardLists({ docs: [docs], blogs: [], pages: [pages] }, compiled, filesWithProblems)
}

test.each(['guides', 'tabs'])('%s is in a category', (name) => {
  expect(check(`content/docs/current/${name}.mdx`)).toEqual([])
})

test.each(['docs/current/intro', 'docs/current/alone', 'pages/hub'])(
  '%s is in no category, so its list is a problem',
  (name) => {
    expect(check(`content/${name}.mdx`)).toEqual([
      {
        path: `content/${name}.mdx`,
        line: 3,
        column: 1,
        message: '<DocCardList /> on a page that is not associated with a category',
        fix: 'put the document in a category of its sidebar, or remove the list',
      },
    ])
  },
)

test('files that are not pages of this build are skipped', () => {
  expect(check('content/docs/current/draft.mdx')).toEqual([])
})

test.each(['content/docs/current/sidebars.ts', 'content/docs/current/alone.mdx'])(
  'a list is skipped if %s has problems, since its category is unknown',
  (file) => {
    expect(check('content/docs/current/alone.mdx', new Set([file]))).toEqual([])
  },
)
