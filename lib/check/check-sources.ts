import type { Problem } from '@/lib/core/problem'
import type { CheckedDocument } from '@/lib/source/check-document'
import type { ContentDocument } from '@/lib/source/document-files'

/** Result of reading and checking the text and front matter of all files. */
export type SourceCheck = {
  problems: Problem[]
  /** Content paths of the documents whose bodies can be compiled: all but those whose text can't be read. */
  readable: string[]
  /** Sorted by path. */
  documents: ContentDocument[]
}

/** Combines the results of all files. @param checked sorted by path */
export function collectSources(checked: CheckedDocument[]): SourceCheck {
  return {
    problems: checked.flatMap(({ problems }) => problems),
    readable: checked.filter(({ hasText }) => hasText).map(({ document }) => document.path),
    documents: checked.map(({ document }) => document),
  }
}
