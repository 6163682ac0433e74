import type { CompiledOutline } from '@/lib/markdown/compile/compile'
import type { NamedSource } from '@/lib/options/option-sources'
import { toOptionPage, toVersionOptions, UNRELEASED } from '@/lib/options/version-options'
import { findDataPlace } from '@/lib/source/data-file'
import type { Problem } from '@/lib/core/problem'
import { findSuggestion } from '@/lib/core/problem'

/** The pages to search for the options of a source. */
export type OptionPages = {
  /** Content paths of all documents. */
  documents: ReadonlySet<string>
  /** Compiled bodies by content path. In development, documents are compiled after the first check. */
  compiled: ReadonlyMap<string, Pick<CompiledOutline, 'anchors' | 'problems'>>
  /** Files that have problems, which may be why their rows cannot be found. */
  filesWithProblems: ReadonlySet<string>
}

/** Reports the page of a source that does not exist. */
function checkPage({ file, page }: NamedSource, { documents }: OptionPages): Problem[] {
  const folder = toOptionPage({ page: '' })
  const pages = [...documents].flatMap((path) =>
    path.startsWith(folder) ? [path.slice(folder.length)] : [],
  )
  return [
    {
      path: file,
      ...findDataPlace(file, ['page']),
      message: `there is no document "${page}" for the options in ${folder}`,
      fix: 'correct "page", which is a path inside that folder',
      suggestion: findSuggestion(page, pages),
    },
  ]
}

/**
 * Reports the options of a source that have no row on its page. Releases and the list of all options link to these
 * rows.
 */
export function checkOptionRows(source: NamedSource, pages: OptionPages): Problem[] {
  const { name, file } = source
  const path = toOptionPage(source)
  if (pages.filesWithProblems.has(path)) return []
  if (!pages.documents.has(path)) return checkPage(source, pages)
  const target = pages.compiled.get(path)
  if (!target || target.problems.length > 0) return []
  const rows = new Set(target.anchors)
  return toVersionOptions(source, UNRELEASED)
    .filter(({ id }) => !rows.has(id))
    .map(({ table, at, path: option }) => ({
      path: file,
      ...findDataPlace(file, [...at, 'name']),
      message: `${path} has no row for the option "${option}"`,
      fix: `add <OptionTable source="${name}" table="${table}" /> to it`,
    }))
}
