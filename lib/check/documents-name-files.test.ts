import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { expect, test } from '@jest/globals'

const PATH = /(?<![\w./-])(?:app|components|lib)\/(?:[\w@%.()[\]/-]*[\w\]/])?/g

/** Lists the source files and folders that a text mentions, without patterns, which contain `<` or `…`. */
function listPaths(text: string): string[] {
  return [...new Set(text.replace(/\S+[<…]\S*/g, '').match(PATH))]
}

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
