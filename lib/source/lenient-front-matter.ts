import path from 'node:path'
import { isScalar } from 'yaml'
import { findSuggestion } from '@/lib/problems/problem'
import type { DocumentKind, FrontMatter, FrontMatterField, FrontMatterFields } from './front-matter'
import { frontMatterFields } from './front-matter'
import type { SourceText } from './source-text'
import { matchesField, parseFrontMatterYaml } from './source-text'

/** @param written the value as written in the file, which replaces a number if the field is text */
function toValid(field: FrontMatterField, value: unknown, written: string | undefined): unknown {
  if (field.kind === 'data') return field.schema.safeParse(value).data
  if (matchesField(field, value)) return value
  const isPlain = typeof value === 'number' || typeof value === 'boolean'
  return field.kind === 'string' && isPlain ? (written ?? String(value)) : undefined
}

/**
 * Reads the front matter of a document that may have problems, as close as possible to what its author meant. A
 * misspelled key is read as the intended one, a number as text if the field is text, and other invalid values are left
 * out. A missing title is replaced with the file name. The document can still be linked to and be in sidebars, so its
 * problems cause no others. Never throws.
 * @example readLeniently(toSourceText('a.mdx', '---\ntitel: A\nid: 404\n---\n'), 'Doc') // { title: 'A', id: '404' }
 */
export function readLeniently<Kind extends DocumentKind>(
  source: SourceText,
  kind: Kind,
): FrontMatter<Kind> {
  const fields: FrontMatterFields = frontMatterFields[kind]
  const { document } = parseFrontMatterYaml(source)
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
    const field = meant === undefined ? undefined : fields[meant]
    if (!field || meant === undefined || (!isKnown && Object.hasOwn(given, meant))) continue
    const node = document.get(key, true)
    const result = toValid(field, value, isScalar(node) ? node.source : undefined)
    if (result !== undefined) valid[meant] = result
  }
  const hasTitle = typeof valid['title'] === 'string' && valid['title'].trim() !== ''
  if (fields['title']?.required && !hasTitle) valid['title'] = path.posix.parse(source.path).name
  // Every value has been checked against the table of fields.
  return valid as FrontMatter<Kind>
}
