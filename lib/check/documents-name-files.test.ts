import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

const PATH = /(?<![\w./-])(?:app|components|lib)\/(?:[\w@%.()[\]/-]*[\w\]/])?/g

/** Lists the source files and folders that a text mentions, without patterns, which contain `<` or `…`. */
function listPaths(text: string): string[] {
  return [...new Set(text.replace(/\S+[<…]\S*/g, '').match(PATH))]
}

test('lists the files in a text, without patterns', () => {
  const text =
    '`lib/a.ts` app/b/[[...slug]]/page.tsx, see components/ and lib/c. content/d `lib/<e>/f.ts`'
  expect(listPaths(text)).toEqual([
    'lib/a.ts',
    'app/b/[[...slug]]/page.tsx',
    'components/',
    'lib/c',
  ])
})

test.each(['CONTRIBUTING.md', 'README.md'])('every file mentioned in %s exists', (document) => {
  const paths = listPaths(readFileSync(document, 'utf8'))
  expect(paths).not.toEqual([])
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})
