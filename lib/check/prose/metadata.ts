import type { Problem } from '@/lib/problems/problem'
import { findKeyPosition, parseFrontMatter, toSourceText } from '@/lib/source/source-text'

/**
 * Limits in characters for search results and link previews. Shorter texts say too little, and longer ones are
 * truncated.
 */
const DESCRIPTION_LENGTH = { min: 50, max: 160 }

/** A title or description, and its line in the file. */
export type MetadataText = { text: string; line: number }

/** Title and description of a document. */
export type DocumentMetadata = {
  path: string
  title: MetadataText | undefined
  description: MetadataText | undefined
}

/** Reads the title and description of a document. */
export function readMetadata(path: string, text: string): DocumentMetadata {
  const source = toSourceText(path, text)
  const frontMatter = parseFrontMatter(source)
  const find = (key: string): MetadataText | undefined => {
    const value = frontMatter[key]
    return typeof value === 'string'
      ? { text: value, line: findKeyPosition(source, key).line }
      : undefined
  }
  return { path, title: find('title'), description: find('description') }
}

function checkLength(path: string, { text, line }: MetadataText): Problem[] {
  const { min, max } = DESCRIPTION_LENGTH
  const { length } = Array.from(text)
  if (length >= min && length <= max) return []
  const limit = length < min ? `fewer than ${min}` : `more than ${max}`
  return [
    {
      ...{ path, line, column: 1 },
      message: `the description has ${length} characters, ${limit}`,
      fix: 'say in one or two sentences what the page is about',
    },
  ]
}

function findDuplicates(
  documents: readonly DocumentMetadata[],
  key: 'title' | 'description',
): Problem[] {
  const first = new Map<string, string>()
  return documents.flatMap(({ path, [key]: value }) => {
    if (!value) return []
    const { text, line } = value
    const other = first.get(text)
    if (other === undefined) {
      first.set(text, path)
      return []
    }
    return [
      {
        ...{ path, line, column: 1 },
        message: `the ${key} "${text}" is also used by ${other}`,
        fix: `give one of them another ${key}`,
      },
    ]
  })
}

/**
 * Checks the length of descriptions, and that titles and descriptions are unique in their folder: a version of an
 * instance, or a blog.
 * @param folders content paths with a trailing slash
 */
export function checkMetadata(
  documents: readonly DocumentMetadata[],
  folders: readonly string[],
): Problem[] {
  return [
    ...documents.flatMap(({ path, description }) =>
      description ? checkLength(path, description) : [],
    ),
    ...folders.flatMap((folder) => {
      const own = documents.filter(({ path }) => path.startsWith(folder))
      return [...findDuplicates(own, 'title'), ...findDuplicates(own, 'description')]
    }),
  ]
}
