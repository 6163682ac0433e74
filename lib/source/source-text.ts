import type { Document } from 'yaml'
import { isMap, isPair, isScalar, LineCounter, parseDocument } from 'yaml'
import type { DocumentKind, FrontMatterField, FrontMatterFields } from './front-matter'
import { tableOfContents } from '@/lib/config/table-of-contents'
import { isFixture } from './fixtures'
import { frontMatterFields } from './front-matter'
import type { Problem } from '@/lib/problems/problem'
import { describe, findDataProblems } from './data-problems'
import { findSuggestion } from '@/lib/problems/problem'

/** A content file, split into front matter and body. */
export type SourceText = {
  /** Path of the file from the repository root. */
  path: string
  /** YAML between the fences, empty without front matter. */
  frontMatter: string
  /** Markdown with the front matter blanked out, so line numbers match the file. */
  body: string
}

/** Size limit of a content file in bytes. A larger file is a mistake and slow to read (largest real page: 60 KB). */
export const MAX_SOURCE_BYTES = 1024 * 1024

const FENCED_FRONT_MATTER = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/

/** Removes a byte order mark and turns Windows line endings into `\n`. */
export function normalizeText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
}

/** Splits a file into front matter and body; a byte order mark and CRLF are accepted. */
export function toSourceText(path: string, text: string): SourceText {
  const normalized = normalizeText(text)
  const match = FENCED_FRONT_MATTER.exec(normalized)
  if (!match) return { path, frontMatter: '', body: normalized }
  const blank = match[0].replace(/[^\n]/g, '')
  return { path, frontMatter: match[1] ?? '', body: blank + normalized.slice(match[0].length) }
}

/** Checks the raw file, before anything is parsed. */
export function checkText(path: string, text: string): Problem[] {
  const at = (line: number, message: string, fix: string): Problem[] => [
    { path, line, column: 1, message, fix },
  ]
  if (Buffer.byteLength(text) > MAX_SOURCE_BYTES) {
    const size = (Buffer.byteLength(text) / 1024 / 1024).toFixed(1)
    return at(1, `the file is ${size} MB, which exceeds the limit of 1 MB`, 'split it into pages')
  }
  if (text.trim() === '') {
    return at(1, 'the file is empty', 'add front matter with a title and some text, or delete it')
  }
  const carriageReturn = text.indexOf('\r')
  if (carriageReturn !== -1) {
    const line = text.slice(0, carriageReturn).split('\n').length
    return at(line, 'Windows line endings (CRLF)', 'save with LF, or run `npm run format`')
  }
  return []
}

type PlainField = Exclude<FrontMatterField, { kind: 'data' }>

const KIND_WORDS: Record<PlainField['kind'], string> = {
  string: 'text',
  boolean: 'true or false',
  number: 'a number',
  date: 'a date such as 2024-02-29',
  strings: 'a list of strings',
}

/** Whether the text is an existing day, optionally with a time. */
export function isRealDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T ])/.exec(text)
  if (!match || Number.isNaN(Date.parse(text))) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Whether a value has the kind of a field. */
export function matchesField(field: PlainField, value: unknown): boolean {
  if (value === null) return field.nullable === true
  switch (field.kind) {
    case 'string':
    case 'boolean':
    case 'number':
      return typeof value === field.kind
    case 'date':
      return typeof value === 'string' && isRealDate(value)
    case 'strings':
      return Array.isArray(value) && value.every((item) => typeof item === 'string')
  }
}

function isNeeded(field: FrontMatterField, { path }: SourceText): boolean {
  return field.required === true || (field.expected === true && !isFixture(path))
}

/** Reports table of contents levels that aren't heading levels or form an empty range. */
function checkTocLevels(source: SourceText, document: Document): Problem[] {
  const { minHeadingLevel, maxHeadingLevel } = tableOfContents
  const levels = [
    { key: 'toc_min_heading_level', byDefault: minHeadingLevel },
    { key: 'toc_max_heading_level', byDefault: maxHeadingLevel },
  ].map(({ key, byDefault }) => {
    const value = isMap(document.contents) ? document.get(key) : undefined
    return { key, isOwn: typeof value === 'number', value: Number(value ?? byDefault) }
  })
  const own = levels.filter(({ isOwn }) => isOwn)
  const toProblem = (key: string, message: string, fix: string): Problem => ({
    path: source.path,
    ...findKeyPosition(source, key),
    message,
    fix,
  })
  const unknown = own.filter(({ value }) => ![2, 3, 4, 5, 6].includes(value))
  if (unknown.length > 0) {
    return unknown.map(({ key, value }) =>
      toProblem(key, `"${key}" is ${value}, which isn't a heading level`, 'write 2 to 6'),
    )
  }
  const [first, last] = levels
  const [wrong] = own
  if (!first || !last || !wrong || first.value <= last.value) return []
  return [
    toProblem(
      wrong.key,
      `the table of contents starts at level ${first.value} and ends at level ${last.value}`,
      `set "${first.key}" to the smaller number; the default is ${minHeadingLevel} to ${maxHeadingLevel}`,
    ),
  ]
}

type FrontMatterYaml = { document: Document.Parsed; lineCounter: LineCounter }

const parsedYaml = new WeakMap<SourceText, FrontMatterYaml>()

/** Parses the front matter of a file once, because it's both checked and read. Callers must not change the document. */
export function parseFrontMatterYaml(source: SourceText): FrontMatterYaml {
  const known = parsedYaml.get(source)
  if (known) return known
  const lineCounter = new LineCounter()
  const parsed = { document: parseDocument(source.frontMatter, { lineCounter }), lineCounter }
  parsedYaml.set(source, parsed)
  return parsed
}

/** Checks the YAML and every field against the table of its kind. */
export function checkFrontMatter(source: SourceText, kind: DocumentKind): Problem[] {
  const fields: FrontMatterFields = frontMatterFields[kind]
  const { document, lineCounter } = parseFrontMatterYaml(source)
  const problems: Problem[] = []
  const report = (offset: number, problem: Pick<Problem, 'message' | 'fix' | 'suggestion'>) => {
    const { line, col } = lineCounter.linePos(offset)
    // The opening fence is the first line of the file.
    problems.push({ path: source.path, line: line + 1, column: Math.max(col, 1), ...problem })
  }

  // Later errors are often only consequences of the first one.
  const [error] = document.errors
  if (error) {
    const tab = source.frontMatter.slice(error.pos[0], error.pos[1] + 1).includes('\t')
    report(error.pos[0], {
      message: `front matter is not valid YAML: ${error.message.split(' at line ')[0]?.replace(/[.:]$/, '')}`,
      fix:
        tab || error.code === 'TAB_AS_INDENT'
          ? 'indent with spaces, not tabs'
          : 'correct the YAML; put text with a colon in quotes',
    })
    return problems
  }

  if (document.contents !== null && !isMap(document.contents)) {
    report(0, { message: 'front matter is not a map', fix: 'write lines of the form `key: value`' })
    return problems
  }

  const seen = new Set<string>()
  for (const pair of document.contents?.items ?? []) {
    if (!isPair(pair) || !isScalar(pair.key)) continue
    const key = String(pair.key.value)
    const keyOffset = pair.key.range[0]
    seen.add(key)
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined
    if (!field) {
      const suggestion = findSuggestion(key, Object.keys(fields))
      // A misspelled key isn't reported as missing, too.
      if (suggestion !== undefined) seen.add(suggestion)
      report(keyOffset, {
        message: `unknown front matter key "${key}"`,
        fix: 'remove it or correct its name',
        suggestion,
      })
      continue
    }
    const valueNode = pair.value as {
      range?: [number, number, number]
      toJSON?: () => unknown
    } | null
    const value: unknown = valueNode?.toJSON?.() ?? null
    if (field.kind === 'data') {
      for (const { offset, ...problem } of findDataProblems(document, field.schema, [key])) {
        report(offset, problem)
      }
    } else if (!matchesField(field, value)) {
      const wanted = KIND_WORDS[field.kind]
      report(valueNode?.range?.[0] ?? keyOffset, {
        message: `"${key}" must be ${wanted}, but is ${describe(value)}`,
        fix: field.kind === 'string' ? 'put the value in quotes' : `write ${wanted}`,
      })
    } else if (isNeeded(field, source) && typeof value === 'string' && value.trim() === '') {
      report(keyOffset, { message: `"${key}" is empty`, fix: `write a ${key}` })
    }
  }
  for (const [key, field] of Object.entries(fields)) {
    if (isNeeded(field, source) && !seen.has(key)) {
      problems.push({
        path: source.path,
        line: 1,
        column: 1,
        message: `front matter has no "${key}"`,
        fix: `add a line \`${key}: …\` between the --- lines at the top`,
      })
    }
  }
  return [...problems, ...checkTocLevels(source, document)]
}

/** Returns the front matter as a plain object, or an empty one if it isn't a map. */
export function parseFrontMatter(source: SourceText): Record<string, unknown> {
  const value: unknown = parseFrontMatterYaml(source).document.toJS()
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Returns the position of a top-level front matter key, or the start of the file if the key is missing. */
export function findKeyPosition(source: SourceText, key: string): { line: number; column: number } {
  const lines = source.frontMatter.split('\n')
  const index = lines.findIndex((line) => line.startsWith(`${key}:`))
  return index === -1 ? { line: 1, column: 1 } : { line: index + 2, column: 1 }
}
