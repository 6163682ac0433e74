import type { CompileContext, Positioned } from '../core/context'
import { reportProblem } from '../core/context'
import type { JsxElement } from '../core/jsx-props'
import type { Literal } from '../core/literals'
import { isFileValue } from '../core/literals'
import { publishFile, readReferencedFile } from './asset-files'

/** Returns the URL that a value represents, or undefined if it is neither a file nor a site path. */
function findHref(context: CompileContext, node: Positioned, value: Literal): string | undefined {
  if (!isFileValue(value)) return undefined
  if (!value.isFile) return value.path
  const reference = { written: value.path, noun: 'file', types: [] }
  const found = readReferencedFile(context, node, reference)
  return found ? publishFile(context, found) : ''
}

/** Reports references to files inside a value, which no component reads. */
function checkValue(context: CompileContext, node: Positioned, value: Literal): void {
  if (typeof value !== 'object' || value === null) return
  if (!isFileValue(value)) {
    for (const each of Object.values<Literal>(value)) checkValue(context, node, each)
    return
  }
  reportProblem(context, node, {
    message: `"${value.name}" is used where the build does not support it`,
    fix: 'write the path in the attribute that needs it, as in src="./pot.png"',
  })
}

/**
 * Replaces `href={require('./report.docx').default}`, `src={clip}` of an imported file, and
 * `href={useBaseUrl('/docs/')}` with the URL as text. Referring to a file in any other value is a problem.
 */
export function resolveFileValues(
  context: CompileContext,
  element: Pick<JsxElement, 'attributes' | 'position'>,
): void {
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'object') continue
    const literal = attribute.value?.data?.literal
    const href = findHref(context, element, literal)
    if (href === undefined) checkValue(context, element, literal)
    else attribute.value = href
  }
}
