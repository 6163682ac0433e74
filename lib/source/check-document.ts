import path from 'node:path'
import { isScalar, stringify } from 'yaml'
import type { ZodType } from 'zod'
import type { Problem } from '@/lib/core/problem'
import { findSuggestion } from '@/lib/core/problem'
import { findDataProblems } from './data-problems'
import type { ContentDocument } from './document-files'
import { isFixture } from './fixtures'
import type { DocumentKind, FrontMatter } from './front-matter'
import { frontMatterFields, needsTitle, toFrontMatterSchema } from './front-matter'
import { findYamlProblem, parseYaml } from './parse-yaml'
import type { SourceText } from './source-text'

/** Matches a title that is the first heading, of either form, after imports and comments. */
const TITLE =
  /^(?:\s|import\s.*|<!--[^]*?-->|\{\/\*[^]*?\*\/\})*(?:# +(.+)|(\S.*)\n=+[ \t]*(?:\n|$))/

/** Reports front matter that is not YAML. */
export function checkYaml(
  { path: file, frontMatter }: SourceText,
  { document, toPlace } = parseYaml(frontMatter, 1),
): Problem[] {
  const invalid = findYamlProblem(document, frontMatter, 'front matter')
  if (!invalid) return []
  return [{ path: file, ...toPlace(invalid.offset), message: invalid.message, fix: invalid.fix }]
}

/** Explains what is wrong with the front matter of a file. */
export function checkFrontMatter(source: SourceText, kind: DocumentKind): Problem[] {
  const { path: file, frontMatter, body } = source
  const yaml = parseYaml(frontMatter, 1)
  const invalid = checkYaml(source, yaml)
  if (invalid.length > 0) return invalid
  const { document, toPlace } = yaml
  const schema = toFrontMatterSchema(kind, (kind === 'Doc' || kind === 'Post') && !isFixture(file))
  return findDataProblems(document, schema).map(({ at, offset, ...problem }): Problem => {
    const placed = { path: file, ...toPlace(offset), ...problem }
    const [key, ...below] = at
    if (below.length > 0) return placed
    if (key === undefined) {
      const fix = 'write lines of the form `key: value`'
      return { ...placed, message: 'front matter is not a map', fix }
    }
    if (!document.has(key)) {
      const [, hashes, setext] = TITLE.exec(key === 'title' ? body : '') ?? []
      const title = (hashes ?? setext)?.replace(/`|\s*\{#[^}]*\}\s*$|\s+#*\s*$/g, '')
      return {
        ...{ path: file, line: 1, column: 1 },
        message: `front matter has no "${key}"`,
        fix: title
          ? `move the heading there: start the file with \`${stringify({ title }, { lineWidth: 0 }).trim()}\` between two --- lines`
          : `${frontMatter === '' ? 'start the file with' : 'add'} a line \`${key}: …\` between two --- lines`,
      }
    }
    const isKnown = Object.hasOwn(frontMatterFields[kind], key)
    return isKnown ? placed : { ...placed, message: `unknown front matter key "${key}"` }
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
  const { document, data } = parseYaml(source.frontMatter)
  const given = { ...(data as Record<string, unknown> | null) }
  const valid: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(given)) {
    const isKnown = Object.hasOwn(fields, key)
    const meant = isKnown ? key : findSuggestion(key, Object.keys(fields))
    if (meant === undefined || (!isKnown && Object.hasOwn(given, meant))) continue
    const node = document.get(key, true)
    const written = value !== null && isScalar(node) ? [node.source] : []
    const result = [value, ...written].map((each) => fields[meant]?.safeParse(each))
    const read = result.find((each) => each?.success)
    if (read) valid[meant] = read.data
  }
  if (valid['title'] === undefined && needsTitle(kind)) {
    valid['title'] = path.posix.parse(source.path).name
  }
  // Every value has been checked against the table of fields.
  return valid as FrontMatter<Kind>
}

/** A checked document and its problems. */
export type CheckedDocument = {
  document: ContentDocument
  problems: Problem[]
  /** Whether the file is text of a usable size. */
  hasText: boolean
}

/**
 * Checks the front matter of a document.
 * @param read what Contentlayer has read, or undefined if it has rejected the document
 */
export function checkDocument(
  source: SourceText,
  kind: DocumentKind,
  read: ContentDocument | undefined,
): Omit<CheckedDocument, 'hasText'> {
  const problems = checkFrontMatter(source, kind)
  if (read && problems.length === 0) return { document: read, problems }
  // The compiler doesn't know that kind and front matter belong together.
  const document = { path: source.path, kind, frontMatter: readLeniently(source, kind) }
  return { document: document as ContentDocument, problems }
}
