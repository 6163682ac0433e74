import { existsSync, readFileSync } from 'node:fs'
import get from 'lodash-es/get.js'
import { Document } from 'yaml'
import type { ZodType } from 'zod'
import type { ModelProblem } from '@/lib/core/model-problem'
import type { DataProblem } from './data-problems'
import { findDataProblems } from './data-problems'

/** Lists the texts in a value, at every depth. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [`'${value}'`]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}

/**
 * Returns the text to point at, as it appears in the file: the wrong value, or else the first key in the message. A key
 * that is missing or that others have, too, is looked for by a text beside it.
 */
function toSearchText(path: string, { at, message }: DataProblem, exported: unknown): string {
  const value = /the (?:string|unknown value|label) "([^"]*)"/.exec(message)?.[1]
  const key = /"([^"]*)"/.exec(message)?.[1]
  if (value !== undefined) return `'${value}'`
  const searchText = path.endsWith('.json') ? `"${key ?? ''}":` : `${key ?? ''}:`
  const text = existsSync(path) ? readFileSync(path, 'utf8').replaceAll('"', "'") : ''
  const count = (each: string) => text.split(each.replaceAll('"', "'")).length - 1
  if (count(searchText) < 2 && !message.endsWith(' is missing')) return searchText
  const above: unknown = at.length > 1 ? get(exported, at.slice(0, -1)) : exported
  return (
    [get(exported, at), above].flatMap(listTexts).find((each) => count(each) === 1) ?? searchText
  )
}

/**
 * Returns the problems of a value that a module exports. Only the type checker may have validated it.
 * @param path of the module, from the repository root
 */
export function findModuleProblems(path: string, value: unknown, schema: ZodType): ModelProblem[] {
  return findDataProblems(new Document(value), schema).map((problem) => ({
    ...{ path, searchText: toSearchText(path, problem, value), message: problem.message },
    ...{ fix: problem.fix, suggestion: problem.suggestion },
  }))
}
