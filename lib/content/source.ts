import 'server-only'
import { allDocs } from 'contentlayer/generated'
import type { DocFile } from './docs/types'

/** Keys the generator adds to front matter. */
type Generated = { _id: string; _raw: { sourceFilePath: string }; type: string; body: unknown }

function toFile<File extends { path: string; frontMatter: object }>(document: Generated): File {
  const { _id, _raw, type: _type, body: _body, ...frontMatter } = document
  // The generator knows nullable and free fields only as JSON; `checkFrontMatter` has checked their values.
  return { path: `content/${_raw.sourceFilePath}`, frontMatter } as File
}

/** The documents below a folder of `content/`, sorted by path. */
export function getDocFiles(folder: string): DocFile[] {
  return allDocs
    .map((document) => toFile<DocFile>(document))
    .filter(({ path }) => path.startsWith(`content/${folder}/`))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}
