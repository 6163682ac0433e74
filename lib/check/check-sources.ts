import type { Problem } from '@/lib/core/problem'
import type { CheckedDocument } from '@/lib/source/check-document'
import type { ContentDocument } from '@/lib/source/document-files'

/** Result of reading and checking the text and front matter of all files. */
export type SourceCheck = {
  problems: Problem[]
  /** Content paths of the documents whose bodies can be compiled: all but those whose text can't be read. */
  readable: string[]
  documents: ContentDocument[]
}

/**
 * Combines the results of all files. Documents with problems come last: if one shares its id or URL with a valid
 * document, the valid document keeps it, and only the other document's own problem is reported.
 */
export function collectSources(checked: CheckedDocument[]): SourceCheck {
  const valid = checked.filter(({ problems }) => problems.length === 0)
  const invalid = checked.filter(({ problems }) => problems.length > 0)
  return {
    problems: invalid.flatMap(({ problems }) => problems),
    readable: checked.filter(({ hasText }) => hasText).map(({ document }) => document.path),
    documents: [...valid, ...invalid].map(({ document }) => document),
  }
}
