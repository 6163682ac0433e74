import type { Node } from 'estree'
import type { CompileContext, Positioned } from '../core/context'
import { getTextPath, reportProblem } from '../core/context'
import type { JsxElement } from '../core/jsx-props'
import type { Literal, ReadOther } from '../core/literals'
import { findLiteral } from '../core/literals'
import { publishFile, readReferencedFile } from './asset-files'

/** Paths of the files that a text imports, by their names in the text: `import pot from './pot.png'`. */
export type FileImports = ReadonlyMap<string, string>

/** Returns the files that the text of a node imports. */
export function getFileImports(context: CompileContext, node: Positioned): FileImports {
  return context.fileImports.get(getTextPath(context, node)) ?? new Map()
}

/** The value of an expression that refers to a file or to a path of the site. */
type FileValue = { requiredFile: string } | { sitePath: string }

/** Whether a value was created by `createFileReader`. */
function isFileValue(value: Literal): value is FileValue {
  return (
    typeof value === 'object' && value !== null && ('requiredFile' in value || 'sitePath' in value)
  )
}

/** Returns the path in a value that refers to a file in any way. */
export function toPath(value: Literal): string | undefined {
  if (typeof value === 'string') return value
  if (!isFileValue(value)) return undefined
  return 'requiredFile' in value ? value.requiredFile : value.sitePath
}

/**
 * Creates a function that reads an imported `pot`, `require('./pot.png').default` and `useBaseUrl('/img/pot.png')`
 * without running them.
 */
export function createFileReader(imports: FileImports): ReadOther {
  const read = (node: Node): Literal => {
    if (node.type === 'Identifier') {
      const file = imports.get(node.name)
      return file === undefined ? undefined : { requiredFile: file }
    }
    if (node.type === 'MemberExpression') {
      const { object, property } = node
      return property.type === 'Identifier' && property.name === 'default'
        ? read(object)
        : undefined
    }
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined
    const [argument] = node.arguments
    if (argument?.type !== 'Literal' || typeof argument.value !== 'string') return undefined
    if (node.callee.name === 'require') return { requiredFile: argument.value }
    return node.callee.name === 'useBaseUrl' ? { sitePath: argument.value } : undefined
  }
  return read
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
  if ('sitePath' in value) return value.sitePath
  const reference = { written: value.requiredFile, noun: 'file', types: [] }
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
  const readOther = createFileReader(getFileImports(context, element))
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'object') continue
    const href = findHref(context, element, findLiteral(attribute.value, readOther)?.value)
    if (href === undefined) checkExpression(context, element, attribute.value?.value)
    else attribute.value = href
  }
}
