import { Document } from 'yaml'
import type { ZodType } from 'zod'
import type { ModelProblem } from '@/lib/core/model-problem'
import { findDataProblems } from './data-problems'

/** Returns the text to point at, as it appears in the file: the wrong value, or else the first key in the message. */
function toSearchText(path: string, message: string): string {
  const value = /the (?:string|unknown value|label) "([^"]*)"/.exec(message)?.[1]
  const key = /"([^"]*)"/.exec(message)?.[1]
  if (value !== undefined) return `'${value}'`
  return path.endsWith('.json') ? `"${key ?? ''}":` : `${key ?? ''}:`
}

/**
 * Returns the problems of a value that a module exports. Only the type checker may have validated it.
 * @param path of the module, from the repository root
 */
export function findModuleProblems(path: string, value: unknown, schema: ZodType): ModelProblem[] {
  return findDataProblems(new Document(value), schema).map(({ message, fix, suggestion }) => ({
    ...{ path, searchText: toSearchText(path, message), message, fix },
    suggestion,
  }))
}
