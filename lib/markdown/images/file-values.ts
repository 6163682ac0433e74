import type { CompileContext, Positioned } from '../core/context'
import { getTextPath, reportProblem } from '../core/context'
import type { JsxElement } from '../core/jsx-props'
import type { FileImports, Literal } from '../core/literals'
import { findLiteral, isFileValue } from '../core/literals'
import { publishFile, readReferencedFile } from './asset-files'

/** Returns the files that the text of a node imports. */
export function getFileImports(context: CompileContext, node: Positioned): FileImports {
  return context.fileImports.get(getTextPath(context, node)) ?? new Map()
}

/** Reports an expression that refers to a file, but is not read. */
export function checkExpression(context: CompileContext, node: Positioned, code = ''): void {
  const imports = getFileImports(context, node)
  const words = code.match(/[A-Za-z_$][\w$]*/g)
  const name = words?.find((word) => imports.has(word) || word === 'useBaseUrl')
  if (name === undefined) return
  reportProblem(context, node, {
    message: `"${name}" is used where the build does not support it`,
    fix: 'write the path in the attribute that needs it, as in src="./pot.png"',
  })
}

/** Returns the URL that a value represents, or undefined if it is neither a file nor a site path. */
function findHref(context: CompileContext, node: Positioned, value: Literal): string | undefined {
  if (!isFileValue(value)) return undefined
  if (!value.isFile) return value.path
  const reference = { written: value.path, noun: 'file', types: [] }
  const found = readReferencedFile(context, node, reference)
  return found ? publishFile(context, found) : ''
}

/**
 * Replaces `href={require('./report.docx').default}`, `src={clip}` of an imported file, and
 * `href={useBaseUrl('/docs/')}` with the URL as text. Referring to a file in any other expression is a problem.
 */
export function resolveFileValues(
  context: CompileContext,
  element: Pick<JsxElement, 'attributes' | 'position'>,
): void {
  const imports = getFileImports(context, element)
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'object') continue
    const href = findHref(context, element, findLiteral(attribute.value, imports)?.value)
    if (href === undefined) checkExpression(context, element, attribute.value?.value)
    else attribute.value = href
  }
}
