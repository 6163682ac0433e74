import { expect, test } from '@jest/globals'
import { provideFiles } from '@/lib/testing/temporary-files'
import { locateProblem } from './locate-problem'

provideFiles({
  'a.mdx': '---\ntitle: "The beta slug: a name"\ntags:\n  - beta\n---\n\n`slug: b` and id: c\n',
  'tags.yml': 'a:\n  description: "Not b: c"\nb:\n  label: B\n',
  'versions.json': '{\n  "default": [{ "path": "" }]\n}\n',
  'sidebars.ts': "export default { docs: [{ ids: 'a', label: 'b' }] }\n",
})

test.each([
  ['a.mdx', 'slug:', undefined, 1, 1],
  ['a.mdx', 'tags:', undefined, 3, 1],
  ['a.mdx', 'beta', 'tags:', 4, 5],
  ['a.mdx', 'id:', undefined, 1, 1],
  ['tags.yml', 'b:', undefined, 3, 1],
  ['versions.json', '"path":', undefined, 2, 17],
  ['sidebars.ts', 'ids:', undefined, 1, 27],
  ['none.mdx', 'slug:', undefined, 1, 1],
])('in %s, "%s" is found after %s', (path, searchText, after, line, column) => {
  const where = { path, searchText, ...(after !== undefined && { after }) }
  const problem = locateProblem({ ...where, message: 'a', fix: 'b' })
  expect(problem).toEqual({ path, line, column, message: 'a', fix: 'b' })
})
