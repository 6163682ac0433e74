import { readFileSync } from 'node:fs'
import type { Problem } from '@/lib/problems/problem'
import type { ContentDocument } from '@/lib/source/document-files'
import { readLeniently } from '@/lib/source/lenient-front-matter'
import type { ContentFile } from '@/lib/source/list-files'
import type { SourceText } from '@/lib/source/source-text'
import { checkFrontMatter, checkText, toSourceText } from '@/lib/source/source-text'

/** Result of checking the text and front matter of all files. */
export type SourceCheck = {
  problems: Problem[]
  /** Files that can be compiled. Files with invalid text or front matter are left out. */
  valid: ContentFile[]
  documents: ContentDocument[]
}

function toDocument({ path, kind }: ContentFile, source: SourceText): ContentDocument {
  switch (kind) {
    case 'Doc':
      return { path, kind, frontMatter: readLeniently(source, kind) }
    case 'Page':
      return { path, kind, frontMatter: readLeniently(source, kind) }
    case 'Post':
      return { path, kind, frontMatter: readLeniently(source, kind) }
    case 'Release':
      return { path, kind, frontMatter: readLeniently(source, kind) }
  }
}

/** Result of checking one file. */
export type CheckedSource = { file: ContentFile; document: ContentDocument; problems: Problem[] }

/** Checks the text and front matter of a document. A document with problems is read as far as possible. */
export function checkSource(file: ContentFile): CheckedSource {
  const text = readFileSync(file.path, 'utf8')
  const source = toSourceText(file.path, text)
  const textProblems = checkText(file.path, text)
  // The front matter of a file that is empty or far too large is not worth checking.
  const problems = textProblems.length > 0 ? textProblems : checkFrontMatter(source, file.kind)
  return { file, document: toDocument(file, source), problems }
}

/**
 * Combines the results of all files. Documents with problems come last: if one shares its id or URL with a valid
 * document, the valid document keeps it, and only the other document's own problem is reported.
 */
export function collectSources(checked: CheckedSource[]): SourceCheck {
  const valid = checked.filter(({ problems }) => problems.length === 0)
  const invalid = checked.filter(({ problems }) => problems.length > 0)
  return {
    problems: invalid.flatMap(({ problems }) => problems),
    valid: valid.map(({ file }) => file),
    documents: [...valid, ...invalid].map(({ document }) => document),
  }
}

/** Checks the text and front matter of every document. */
export function checkSources(files: ContentFile[]): SourceCheck {
  return collectSources(files.map(checkSource))
}
