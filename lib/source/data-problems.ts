import isEqual from 'lodash-es/isEqual.js'
import type { Document } from 'yaml'
import { isMap, isNode, isScalar } from 'yaml'
import type { ZodType, core } from 'zod'
import { z } from 'zod'
import type { Fault } from '@/lib/core/problem'
import { findSuggestion } from '@/lib/core/problem'

/** Keys and indexes that lead to a value. */
export type Path = readonly (string | number)[]

/** A problem in YAML data, with the path of the value and its offset in the text. */
export type DataProblem = Fault & {
  at: Path
  offset: number
}

/** A problem whose place in the text isn't known yet: that of the value, or that of its key. */
type FoundProblem = Omit<DataProblem, 'offset'> & { isKey?: boolean }

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
  if (typeof value === 'object') return 'a map'
  // JSON has no infinite numbers.
  if (typeof value === 'number') return `the number ${value}`
  return typeof value === 'function' ? 'a function' : `the ${typeof value} ${JSON.stringify(value)}`
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

/** Returns the offset of a key, or else of its nearest existing ancestor. */
export function findKeyOffset(document: Document, path: Path): number {
  const map = document.getIn(path.slice(0, -1), true)
  const pair = isMap(map)
    ? map.items.find((item) => isScalar(item.key) && item.key.value === path.at(-1))
    : undefined
  return isScalar(pair?.key) && pair.key.range ? pair.key.range[0] : findOffset(document, path)
}

/** Allowed keys of a map, by Zod's list of its unknown keys. */
type KnownKeys = ReadonlyMap<readonly string[], string[]>

/** Creates the problem of a value that isn't one of the choices. */
function toChoiceProblem(at: Path, value: unknown, choices: string[]): FoundProblem {
  const missing = value === undefined ? 'is missing' : `must not be ${describe(value)}`
  const text = typeof value === 'string' ? `has the unknown value "${value}"` : missing
  return {
    at,
    message: `${quote(at)} ${text}`,
    fix: `use one of ${choices.join(', ')}`,
    suggestion: findSuggestion(String(value), choices),
  }
}

/** Keys of older documents, one for each fact about the author of a post. */
const authorKeys =
  'author author_title author_url author_image_url authorTitle authorURL authorImageURL'.split(' ')

/** What to write instead of keys of the original that this site doesn't have. */
const replacements = new Map([
  ...authorKeys.map((key) => [key, 'write `authors: [{ name: …, title: …, url: … }]`'] as const),
  ['mdx', 'remove it: .mdx is MDX, and .md is CommonMark with HTML'],
  ['format', 'remove it: .mdx is MDX, and .md is CommonMark with HTML'],
  ['<<', 'write the keys here, because YAML 1.2 has no merging'],
  ['title_meta', 'write `<head><title>…</title></head>` in the body'],
  ['image_url', 'use `image` with a file in `content`, because pages load nothing from elsewhere'],
])

const QUOTE = 'put the value in quotes'

/** Whether one of the forms that a value may have is text. */
function acceptsText({ errors }: core.$ZodIssueInvalidUnion): boolean {
  return errors.flat().some((each) => each.code === 'invalid_type' && each.expected === 'string')
}

function toProblems(issue: core.$ZodIssue, above: Path, knownKeys: KnownKeys): FoundProblem[] {
  const at = [...above, ...(issue.path as Path)]
  let fix: unknown
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        at: [...at, key],
        isKey: true,
        message: `unknown key "${key}"${at.length > 0 ? ` in ${quote(at)}` : ''}`,
        fix: replacements.get(key) ?? 'remove it or correct its name',
        suggestion: findSuggestion(key, knownKeys.get(issue.keys) ?? []),
      }))
    case 'invalid_type': {
      const wanted = TYPE_WORDS[issue.expected] ?? issue.expected
      if (issue.input === undefined) {
        return [{ at, message: `${quote(at)} is missing`, fix: `add it: ${wanted}` }]
      }
      const message = `${quote(at)} must be ${wanted}, but is ${describe(issue.input)}`
      if (issue.input === null) {
        return [{ at, message, fix: `write ${wanted}, or remove it` }]
      }
      const isText = issue.expected === 'string'
      return [{ at, message, fix: isText ? QUOTE : `write ${wanted}` }]
    }
    case 'invalid_value':
      return [toChoiceProblem(at, issue.input, issue.values.map(String))]
    case 'invalid_union': {
      if (issue.discriminator !== undefined) {
        const options = 'options' in issue ? (issue.options as unknown[]) : []
        const value = (issue.input as Record<string, unknown>)[issue.discriminator]
        return [toChoiceProblem(at, value, options.map(String))]
      }
      if (issue.input === undefined)
        return [{ at, message: `${quote(at)} is missing`, fix: 'add it' }]
      // The intended form is the one with a problem inside it, not one of a different type.
      const meant = issue.errors.find(
        ([first]) => first?.code !== 'invalid_type' || first.path.length > 0,
      )
      if (meant) return toAllProblems(meant, at, knownKeys)
      const isScalarInput = ['number', 'boolean'].includes(typeof issue.input)
      if (isScalarInput && acceptsText(issue)) fix = QUOTE
      break
    }
    case 'custom':
      fix = issue.params?.['fix']
      break
    case 'invalid_element':
    case 'invalid_format':
    case 'invalid_key':
    case 'not_multiple_of':
    case 'too_big':
    case 'too_small':
  }
  const message = `${quote(at)} ${issue.message}`
  return [{ at, message, fix: typeof fix === 'string' ? fix : 'correct the value' }]
}

/** Converts issues to problems. A key that is missing because it is misspelled isn't reported twice. */
function toAllProblems(
  issues: readonly core.$ZodIssue[],
  above: Path,
  knownKeys: KnownKeys,
): FoundProblem[] {
  const problems = issues.map((issue) => toProblems(issue, above, knownKeys))
  const meant = problems
    .flat()
    .flatMap(({ isKey, at, suggestion }) =>
      isKey && suggestion !== undefined ? [at.with(-1, suggestion)] : [],
    )
  return issues.flatMap(({ path, input }, index) => {
    const isMisspelled = meant.some((at) => isEqual(at, [...above, ...path]))
    return isMisspelled && input === undefined ? [] : (problems[index] ?? [])
  })
}

/**
 * Returns all problems of YAML data. The schema's custom messages continue the name of the key: "must not be empty". A
 * custom issue has its fix in `params.fix`.
 */
export function findDataProblems(document: Document, schema: ZodType): DataProblem[] {
  const knownKeys = new Map<readonly string[], string[]>()
  const result = schema.safeParse(document.toJS(), {
    reportInput: true,
    error: (issue) => {
      if (issue.code === 'unrecognized_keys' && issue.inst instanceof z.ZodObject) {
        knownKeys.set(issue.keys, Object.keys(issue.inst.shape))
      }
      return undefined
    },
  })
  const found = toAllProblems(result.error?.issues ?? [], [], knownKeys)
  return found.map(({ isKey, ...problem }) => ({
    ...problem,
    offset: isKey ? findKeyOffset(document, problem.at) : findOffset(document, problem.at),
  }))
}
