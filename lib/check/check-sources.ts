import { readFileSync } from 'node:fs'
import type { Problem } from '@/lib/problems/problem'
import type { ContentDocument } from '@/lib/source/document-files'
import { readLeniently } from '@/lib/source/lenient-front-matter'
import type { ContentFile } from '@/lib/source/list-files'
import type { SourceText } from '@/lib/source/source-text'
import { checkFrontMatter, checkText, toSourceText } from '@/lib/source/source-text'

/** What the first look at the files found. */
export type SourceCheck = {
  problems: Problem[]
  /** Files that can be compiled; those with a broken text or front matter are left out. */
  sound: ContentFile[]
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

/** What the look at one file found. */
export type CheckedSource = { file: ContentFile; document: ContentDocument; problems: Problem[] }

/** Checks text and front matter of a document. One with problems is a document, too, as far as it can be read. */
export function checkSource(file: ContentFile): CheckedSource {
  const text = readFileSync(file.path, 'utf8')
  const source = toSourceText(file.path, text)
  const textProblems = checkText(file.path, text)
  // A file that is empty or far too large has no front matter worth judging.
  const problems = textProblems.length > 0 ? textProblems : checkFrontMatter(source, file.kind)
  return { file, document: toDocument(file, source), problems }
}

/**
 * Puts together what is known of all files. Documents with problems come last, so that an id or URL is first that of a
 * sound one; a document's own problem is the only one.
 */
export function collectSources(checked: CheckedSource[]): SourceCheck {
  const sound = checked.filter(({ problems }) => problems.length === 0)
  const unsound = checked.filter(({ problems }) => problems.length > 0)
  return {
    problems: unsound.flatMap(({ problems }) => problems),
    sound: sound.map(({ file }) => file),
    documents: [...sound, ...unsound].map(({ document }) => document),
  }
}

/** Checks text and front matter of every document. */
export function checkSources(files: ContentFile[]): SourceCheck {
  return collectSources(files.map(checkSource))
}
