import 'server-only'
import { allDocs, allPages, allPosts, allReleases } from 'contentlayer/generated'
import type { DocFile, PageFile, PostFile } from './document-files'

/** A document as the generator writes it: front matter beside keys of its own. */
type Generated = { _id: string; _raw: { sourceFilePath: string }; type: string; body: unknown }

function toFile(document: Generated): { path: string; frontMatter: object } {
  const { _id, _raw, type: _type, body: _body, ...frontMatter } = document
  return { path: `content/${_raw.sourceFilePath}`, frontMatter }
}

function getFiles(documents: Generated[], folder: string) {
  return documents
    .map(toFile)
    .filter(({ path }) => path.startsWith(folder))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

// The generator knows nullable and free fields only as JSON; `checkFrontMatter` has checked their values.

/** The documents below a content path that ends with a slash, sorted by path. */
export const getDocFiles = (folder: string) => getFiles(allDocs, folder) as DocFile[]

/** The standalone pages below a content path that ends with a slash, sorted by path. */
export const getPageFiles = (folder: string) => getFiles(allPages, folder) as PageFile[]

/** The entries of a blog below a content path that ends with a slash, sorted by path. */
export const getPostFiles = (folder: string) =>
  [
    ...getFiles(allPosts, folder).map((file) => ({ ...file, kind: 'Post' })),
    ...getFiles(allReleases, folder).map((file) => ({ ...file, kind: 'Release' })),
  ] as PostFile[]
