import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Document, isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import type { ZodType } from 'zod'
import type { Problem } from '@/lib/problems/problem'
import { findSuggestion } from '@/lib/problems/problem'
import { findDataProblems } from './data-problems'
import type { ContentDocument } from './document-files'
import { isFixture } from './fixtures'
import type { DocumentKind, FrontMatter } from './front-matter'
import { frontMatterFields, toFrontMatterSchema } from './front-matter'
import type { ContentFile } from './list-files'
import type { SourceText } from './source-text'
import { checkText, toSourceText } from './source-text'

function toSchema({ path: file }: { path: string }, kind: DocumentKind) {
  return toFrontMatterSchema(kind, (kind === 'Doc' || kind === 'Post') && !isFixture(file))
}

/** A line of front matter without a key: empty, a comment, or part of a value. */
const KEYLESS = /^(?:$|[\s#\]}]|-(?:\s|$))/

/**
 * Whether the front matter that Contentlayer has read is valid. It leaves out keys that it doesn't know, so any line that
 * doesn't start with a known key is a reason to look closer.
 */
function isValid({ kind, frontMatter }: ContentDocument, source: SourceText): boolean {
  const isKnown = (line: string) =>
    Object.hasOwn(frontMatterFields[kind], /^(\w+):(?:\s|$)/.exec(line)?.[1] ?? '')
  return (
    source.frontMatter.split('\n').every((line) => KEYLESS.test(line) || isKnown(line)) &&
    toSchema(source, kind).safeParse(frontMatter).success
  )
}

/** Returns the problem of YAML that can't be parsed. Later errors are often only consequences of the first one. */
function findYamlProblem(source: SourceText, document: Document.Parsed) {
  const [error] = document.errors
  if (!error) return undefined
  const isTab =
    error.code === 'TAB_AS_INDENT' ||
    source.frontMatter.slice(error.pos[0], error.pos[1] + 1).includes('\t')
  const text = error.message.split(' at line ')[0]?.replace(/[.:]$/, '')
  return {
    offset: error.pos[0],
    message: `front matter is not valid YAML: ${text}`,
    fix: isTab
      ? 'indent with spaces, not tabs'
      : 'correct the YAML; put text with a colon in quotes',
  }
}

/** Explains what is wrong with the front matter of a file. */
export function checkFrontMatter(source: SourceText, kind: DocumentKind): Problem[] {
  const lineCounter = new LineCounter()
  const parsed = parseDocument(source.frontMatter, { lineCounter })
  const toProblem = ({
    offset,
    ...problem
  }: Omit<Problem, 'path' | 'line' | 'column'> & { offset: number }): Problem => {
    const { line, col } = lineCounter.linePos(offset)
    // The opening fence is the first line of the file.
    return { path: source.path, line: line + 1, column: Math.max(col, 1), ...problem }
  }
  const invalid = findYamlProblem(source, parsed)
  if (invalid) return [toProblem(invalid)]
  const document = parsed.contents === null ? new Document({}) : parsed
  if (!isMap(document.contents)) {
    const fix = 'write lines of the form `key: value`'
    return [toProblem({ offset: 0, message: 'front matter is not a map', fix })]
  }
  return findDataProblems(document, toSchema(source, kind)).map(({ at, ...problem }) => {
    const [key] = at
    if (at.length > 1 || key === undefined) return toProblem(problem)
    if (!document.has(key)) {
      return {
        ...{ path: source.path, line: 1, column: 1 },
        message: `front matter has no "${key}"`,
        fix: `add a line \`${key}: …\` between the --- lines at the top`,
      }
    }
    const isKnown = Object.hasOwn(frontMatterFields[kind], key)
    return toProblem(
      isKnown ? problem : { ...problem, message: `unknown front matter key "${key}"` },
    )
  })
}

/**
 * Reads the front matter of a document that has problems, as close as possible to what its author meant: a misspelled
 * key as the intended one, a number as text if the field is text, and other invalid values not at all. A missing title
 * is replaced with the file name. The document can still be linked to and be in sidebars, so its problems cause no
 * others. Never throws.
 * @example readLeniently(toSourceText('a.mdx', '---\ntitel: A\nid: 404\n---\n'), 'Doc') // { title: 'A', id: '404' }
 */
export function readLeniently<Kind extends DocumentKind>(
  source: SourceText,
  kind: Kind,
): FrontMatter<Kind> {
  const fields: Record<string, ZodType> = frontMatterFields[kind]
  const document = parseDocument(source.frontMatter)
  let given: Record<string, unknown> = {}
  try {
    given = { ...(document.toJS() as Record<string, unknown> | null) }
  } catch {
    // An alias has no anchor: no value can be trusted.
  }
  const valid: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(given)) {
    const isKnown = Object.hasOwn(fields, key)
    const meant = isKnown ? key : findSuggestion(key, Object.keys(fields))
    if (meant === undefined || (!isKnown && Object.hasOwn(given, meant))) continue
    const node = document.get(key, true)
    const isPlain = typeof value === 'number' || typeof value === 'boolean'
    const written = isPlain && isScalar(node) ? [node.source] : []
    const result = [value, ...written].map((each) => fields[meant]?.safeParse(each))
    const read = result.find((each) => each?.success)
    if (read) valid[meant] = read.data
  }
  if (valid['title'] === undefined && !fields['title']?.safeParse(undefined).success) {
    valid['title'] = path.posix.parse(source.path).name
  }
  // Every value has been checked against the table of fields.
  return valid as FrontMatter<Kind>
}

/** A checked document and its problems. */
export type CheckedDocument = { document: ContentDocument; problems: Problem[] }

/**
 * Checks the text and front matter of a document.
 * @param read what Contentlayer has read, or undefined if it has rejected the document
 */
export function checkDocument(
  file: ContentFile,
  read: ContentDocument | undefined,
): CheckedDocument {
  const text = readFileSync(file.path, 'utf8')
  const source = toSourceText(file.path, text)
  const ofText = checkText(file.path, text)
  if (read && ofText.length === 0 && isValid(read, source)) return { document: read, problems: [] }
  const { path: name, kind } = file
  // The compiler doesn't know that kind and front matter belong together.
  const document = { path: name, kind, frontMatter: readLeniently(source, kind) } as ContentDocument
  // The front matter of a file that is empty or far too large is not worth checking.
  return { document, problems: ofText.length > 0 ? ofText : checkFrontMatter(source, kind) }
}
