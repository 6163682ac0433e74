import type { Document } from 'yaml'
import { isMap, isNode, isScalar } from 'yaml'
import type { ZodType, core } from 'zod'
import { z } from 'zod'
import { findSuggestion } from '@/lib/problems/problem'

/** Keys and indexes that lead to a value. */
export type Path = readonly (string | number)[]

/** A problem in YAML data, with the path of the value and its offset in the text. */
export type DataProblem = {
  at: Path
  offset: number
  message: string
  fix: string
  suggestion?: string
}

const TYPE_WORDS: Record<string, string> = {
  string: 'text',
  boolean: 'true or false',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'a map',
  record: 'a map',
}

/** Describes a value for a message. @example describe(3) // 'the number 3' */
export function describe(value: unknown): string {
  if (value === null || value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'a map' : `the ${typeof value} ${JSON.stringify(value)}`
}

function quote(path: Path): string {
  const key = path.findLast((segment) => typeof segment === 'string')
  const item = path.at(-1)
  if (typeof item !== 'number') return key === undefined ? 'the file' : `"${key}"`
  return key === undefined ? `item ${item + 1}` : `item ${item + 1} of "${key}"`
}

/** Returns the offset of a value, or of its nearest existing ancestor. */
export function findOffset(document: Document, path: Path): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return 0
}

function findKeyOffset(document: Document, path: Path, key: string): number {
  const map = path.length === 0 ? document.contents : document.getIn(path, true)
  const pair = isMap(map)
    ? map.items.find((item) => isScalar(item.key) && item.key.value === key)
    : undefined
  return isScalar(pair?.key) && pair.key.range ? pair.key.range[0] : findOffset(document, path)
}

/** Allowed keys of a map, by Zod's list of its unknown keys. */
type KnownKeys = ReadonlyMap<readonly string[], string[]>

function findIn(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (parent, key) => (parent as Record<string | number, unknown> | null | undefined)?.[key],
    value,
  )
}

/** Says what is wrong with a value that isn't one of the choices. */
function toChoiceText(value: unknown): string {
  if (value === undefined) return 'is missing'
  return typeof value === 'string'
    ? `has the unknown value "${value}"`
    : `must not be ${describe(value)}`
}

/** Creates the problem of a value that isn't one of the choices. */
function toChoiceProblem(document: Document, path: Path, choices: string[]): DataProblem {
  const value = findIn(document.toJS(), path)
  const suggestion = findSuggestion(String(value), choices)
  return {
    at: path,
    offset: findOffset(document, path),
    message: `${quote(path)} ${toChoiceText(value)}`,
    fix: `use one of ${choices.join(', ')}`,
    ...(suggestion !== undefined && { suggestion }),
  }
}

function toProblems(
  document: Document,
  issue: core.$ZodIssue,
  at: Path,
  knownKeys: KnownKeys,
): DataProblem[] {
  const path = [...at, ...(issue.path as (string | number)[])]
  const offset = findOffset(document, path)
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => {
        const suggestion = findSuggestion(key, knownKeys.get(issue.keys) ?? [])
        return {
          at: [...path, key],
          offset: findKeyOffset(document, path, key),
          message: `unknown key "${key}"${path.length > 0 ? ` in ${quote(path)}` : ''}`,
          fix: 'remove it or correct its name',
          ...(suggestion !== undefined && { suggestion }),
        }
      })
    case 'invalid_type': {
      const wanted = TYPE_WORDS[issue.expected] ?? issue.expected
      const value = findIn(document.toJS(), path)
      if (value === undefined) {
        return [
          { at: path, offset, message: `${quote(path)} is missing`, fix: `add it: ${wanted}` },
        ]
      }
      const message = `${quote(path)} must be ${wanted}, but is ${describe(value)}`
      const fix = issue.expected === 'string' ? 'put the value in quotes' : `write ${wanted}`
      return [{ at: path, offset, message, fix }]
    }
    case 'invalid_value':
      return [toChoiceProblem(document, path, issue.values.map(String))]
    case 'invalid_union': {
      if (issue.discriminator !== undefined) {
        const options = 'options' in issue ? (issue.options as unknown[]) : []
        return [toChoiceProblem(document, path, options.map(String))]
      }
      // The intended form is the one with a problem inside it, not one of a different type.
      const meant = issue.errors.find(
        ([first]) => first?.code !== 'invalid_type' || first.path.length > 0,
      )
      if (meant) return toAllProblems(document, meant, path, knownKeys)
      return [
        { at: path, offset, message: `${quote(path)} ${issue.message}`, fix: 'correct the value' },
      ]
    }
    case 'custom': {
      const fix: unknown = issue.params?.['fix']
      const words = typeof fix === 'string' ? fix : 'correct the value'
      return [{ at: path, offset, message: `${quote(path)} ${issue.message}`, fix: words }]
    }
    case 'invalid_element':
    case 'invalid_format':
    case 'invalid_key':
    case 'not_multiple_of':
    case 'too_big':
    case 'too_small':
      return [
        { at: path, offset, message: `${quote(path)} ${issue.message}`, fix: 'correct the value' },
      ]
  }
}

/** Converts issues to problems. A key that is missing because it is misspelled isn't reported twice. */
function toAllProblems(
  document: Document,
  issues: readonly core.$ZodIssue[],
  at: Path,
  knownKeys: KnownKeys,
): DataProblem[] {
  const misspelled = new Set<string>()
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue
    for (const key of issue.keys) {
      const meant = findSuggestion(key, knownKeys.get(issue.keys) ?? [])
      if (meant !== undefined) misspelled.add(JSON.stringify([...issue.path, meant]))
    }
  }
  const data: unknown = document.toJS()
  const isMisspelled = ({ path }: core.$ZodIssue) =>
    misspelled.has(JSON.stringify(path)) &&
    findIn(data, [...at, ...(path as (string | number)[])]) === undefined
  return issues
    .filter((issue) => !isMisspelled(issue))
    .flatMap((issue) => toProblems(document, issue, at, knownKeys))
}

/**
 * Returns all problems of YAML data. The schema's custom messages continue the name of the key: "must not be empty". A
 * custom issue has its fix in `params.fix`.
 */
export function findDataProblems(document: Document, schema: ZodType): DataProblem[] {
  const knownKeys = new Map<readonly string[], string[]>()
  const result = schema.safeParse(document.toJS(), {
    error: (issue) => {
      if (issue.code === 'unrecognized_keys' && issue.inst instanceof z.ZodObject) {
        knownKeys.set(issue.keys, Object.keys(issue.inst.shape))
      }
      return undefined
    },
  })
  return result.success ? [] : toAllProblems(document, result.error.issues, [], knownKeys)
}
