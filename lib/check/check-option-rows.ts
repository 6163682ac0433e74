import type { CompiledOutline } from '@/lib/markdown/store/compiled-store'
import type { OptionSource } from '@/lib/options/option-schema'
import { toOptionPage, toVersionOptions, UNRELEASED } from '@/lib/options/version-options'
import { findDataPlace } from '@/lib/source/data-file'
import type { Problem } from '@/lib/problems/problem'
import { findSuggestion } from '@/lib/problems/problem'

/** What the options of a source are looked for in. */
export type OptionPages = {
  /** Bodies by content path. */
  compiled: ReadonlyMap<string, Pick<CompiledOutline, 'anchors' | 'problems'>>
  /** Files that have problems: what cannot be found there may only be unread. */
  blamed: ReadonlySet<string>
}

/** The page that a source names, if there is none. */
function checkPage(file: string, { page }: OptionSource, { compiled }: OptionPages): Problem[] {
  const folder = toOptionPage({ page: '' })
  const pages = [...compiled.keys()].flatMap((path) =>
    path.startsWith(folder) ? [path.slice(folder.length)] : [],
  )
  const suggestion = findSuggestion(page, pages)
  return [
    {
      path: file,
      ...findDataPlace(file, ['page']),
      message: `there is no document "${page}" for the options in ${folder}`,
      fix: 'correct "page", which is a path below that folder',
      ...(suggestion !== undefined && { suggestion }),
    },
  ]
}

/**
 * The options of a source whose page has no row for them: releases and the list of all options link to it.
 * @param name of the source
 */
export function checkOptionRows(
  name: string,
  file: string,
  source: OptionSource,
  pages: OptionPages,
): Problem[] {
  const path = toOptionPage(source)
  if (pages.blamed.has(path)) return []
  const target = pages.compiled.get(path)
  if (!target) return checkPage(file, source, pages)
  if (target.problems.length > 0) return []
  const rows = new Set(target.anchors)
  return toVersionOptions(source, UNRELEASED)
    .filter(({ id }) => !rows.has(id))
    .map(({ table, index, path: option }) => ({
      path: file,
      ...findDataPlace(file, ['tables', table, 'options', index, 'name']),
      message: `${path} has no row for the option "${option}"`,
      fix: `add <OptionTable source="${name}" table="${table}" /> to it`,
    }))
}
