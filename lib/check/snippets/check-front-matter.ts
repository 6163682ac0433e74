import type { LoadPackage } from '@/lib/options/packages/load-package'
import type { DocumentKind } from '@/lib/options/packages/schemas'
import { getFrontMatterSchema } from '@/lib/options/packages/schemas'
import { findSuggestion } from '@/lib/core/problem'
import { parseYaml } from '@/lib/source/parse-yaml'
import type { Snippet, SnippetProblem } from './snippet'
import { CODE_FIX, findKey } from './snippet'

const kinds: DocumentKind[] = ['docs', 'blog', 'pages']

/** Returns the possible kinds of a document, based on the path in its title. */
function findKinds(title = ''): DocumentKind[] {
  if (/(?:^|\/)blog\//.test(title)) return ['blog']
  if (/(?:^|\/)src\/pages\//.test(title)) return ['pages']
  return /(?:^|\/)(?:docs|versioned_docs)\//.test(title) ? ['docs'] : kinds
}

/**
 * Checks the keys and values in the front matter of a Markdown document. The packages allow custom keys, so an unknown
 * key is a problem only if it looks like a known key.
 */
export function checkFrontMatter(
  load: LoadPackage,
  { code, title }: Pick<Snippet, 'code' | 'title'>,
): SnippetProblem[] {
  const source = /^---\n([\s\S]*?\n)---(?:\n|$)/.exec(code)?.[1]
  if (source === undefined) return []
  const { document, data, toPlace } = parseYaml(source, 1)
  const [error] = document.errors
  if (error) {
    const message = `the front matter does not parse: ${error.message}`
    return [{ ...toPlace(error.pos[0]), message, fix: CODE_FIX }]
  }
  const value = (data ?? {}) as Record<string, unknown>
  const results = findKinds(title).map((kind) => {
    const schema = getFrontMatterSchema(load, kind)
    const keys = Object.keys(schema.describe().keys ?? {})
    const errors = schema.validate(value, { abortEarly: false, convert: true }).error?.details ?? []
    return { keys, errors }
  })
  const known = new Set(results.flatMap(({ keys }) => keys))
  const misspelled = Object.keys(value).flatMap((key): SnippetProblem[] => {
    const suggestion = known.has(key) ? undefined : findSuggestion(key, known)
    if (suggestion === undefined) return []
    const message = `unknown front matter key "${key}"`
    return [{ ...findKey(code, [key]), message, fix: CODE_FIX, suggestion }]
  })
  // Only errors in every possible kind of document are reported.
  const isAccepted = results.some(({ errors }) => errors.length === 0)
  const rejected = isAccepted ? [] : (results[0]?.errors ?? [])
  return [
    ...misspelled,
    ...rejected.map(({ path, message }) => ({
      ...findKey(code, path),
      message: `the front matter is rejected: ${message.replace(/\s+/g, ' ')}`,
      fix: CODE_FIX,
    })),
  ]
}
