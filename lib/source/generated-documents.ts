import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { DocumentKind } from './front-matter'
import { frontMatterFields } from './front-matter'
import type { ContentDocument } from './document-files'

const FOLDER = path.join('.contentlayer', 'generated')

/** A document as Contentlayer writes it: front matter next to Contentlayer's own keys. */
type Generated = { _id: string; _raw: { sourceFilePath: string }; type: string; body: unknown }

function readKind(kind: DocumentKind): ContentDocument[] {
  const json = readFileSync(path.join(FOLDER, kind, '_index.json'), 'utf8')
  return (JSON.parse(json) as Generated[]).map((document) => {
    const { _id, _raw, type: _type, body: _body, ...frontMatter } = document
    // Contentlayer stores nullable and free-form fields as JSON. `checkFrontMatter` has checked their values.
    return { kind, path: `content/${_raw.sourceFilePath}`, frontMatter } as ContentDocument
  })
}

/** Reads the documents that Contentlayer generated from the content, sorted by path. */
export function readGeneratedDocuments(): ContentDocument[] {
  return (Object.keys(frontMatterFields) as DocumentKind[])
    .flatMap(readKind)
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}
