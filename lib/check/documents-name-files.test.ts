import { existsSync, readFileSync, readdirSync } from 'node:fs'
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

test('every file that a document for contributors mentions exists', () => {
  const documents = ['.', '.github'].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .map((file) => `${folder}/${file}`),
  )
  const missing = documents.flatMap((document) =>
    listPaths(readFileSync(document, 'utf8'))
      .filter((path) => !existsSync(path))
      .map((path) => `${document}: ${path}`),
  )
  expect(missing).toEqual([])
})
