import 'server-only'
import { allDocs } from 'contentlayer/generated'
import type { DocFile } from './docs/types'

/** Keys the generator adds to front matter. */
type Generated = { _id: string; _raw: { sourceFilePath: string }; type: string; body: unknown }

function toFile(document: Generated): { path: string; frontMatter: object } {
  const { _id, _raw, type: _type, body: _body, ...frontMatter } = document
  return { path: `content/${_raw.sourceFilePath}`, frontMatter }
}

/** The documents below a content path that ends with a slash, sorted by path. */
export function getDocFiles(folder: string): DocFile[] {
  return allDocs
    // The generator knows nullable and free fields only as JSON; `checkFrontMatter` has checked their values.
    .map((document) => toFile(document) as DocFile)
    .filter(({ path }) => path.startsWith(folder))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}
