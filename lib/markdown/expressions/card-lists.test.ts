import { expect, test } from '@jest/globals'
import { compileBody } from '@/lib/testing/compile-body'

const path = 'content/docs/current/page.mdx'
const partial = 'content/docs/current/_list.mdx'

test('the positions of lists are collected, including those in partials', async () => {
  const body = `import List from './_list.mdx'\n\n<DocCardList />\n\n- <DocCardList />\n\n<List />\n`
  const partials = { [partial]: 'Text\n\n<DocCardList />\n' }
  const { cardLists, problems } = await compileBody(body, path, partials)
  expect(problems).toEqual([])
  expect(cardLists).toEqual([
    { path, line: 3, column: 1 },
    { path, line: 5, column: 3 },
    { path: partial, line: 3, column: 1 },
  ])
})
