import type { Node, Program, Property, SpreadElement } from 'estree'
import type { RootContent } from 'mdast'

/** A literal value in a document's JSX. */
export type Literal =
  string | number | boolean | null | undefined | Literal[] | { [key: string]: Literal }

/** Paths of the files that a text imports, by their names in the text: `import pot from './pot.png'`. */
export type FileImports = ReadonlyMap<string, string>

/** The value of an expression that refers to a file, or to a path of the site. */
type FileValue = { path: string; isFile: boolean }

/** Whether a value is that of an expression that refers to a file or to a path of the site. */
export function isFileValue(value: Literal): value is FileValue {
  return typeof value === 'object' && value !== null && 'isFile' in value
}

/** Thrown for an expression that must be run to get its value. */
class NotLiteralError extends Error {}

function toEntry(property: Property | SpreadElement, imports?: FileImports): [string, Literal] {
  if (property.type === 'Property' && !property.computed) {
    const { key, value } = property
    if (key.type === 'Identifier') return [key.name, evaluate(value, imports)]
    if (key.type === 'Literal') return [String(key.value), evaluate(value, imports)]
  }
  throw new NotLiteralError()
}

/**
 * Reads an imported `pot`, `require('./pot.png').default` and `useBaseUrl('/img/pot.png')` without running them.
 */
function findFileValue(node: Node, imports: FileImports): FileValue | undefined {
  if (node.type === 'Identifier') {
    const path = imports.get(node.name)
    return path === undefined ? undefined : { path, isFile: true }
  }
  if (node.type === 'MemberExpression') {
    const { object, property } = node
    const isDefault = property.type === 'Identifier' && property.name === 'default'
    return isDefault ? findFileValue(object, imports) : undefined
  }
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined
  const [argument] = node.arguments
  const { name } = node.callee
  if (argument?.type !== 'Literal' || typeof argument.value !== 'string') return undefined
  if (name !== 'require' && name !== 'useBaseUrl') return undefined
  return { path: argument.value, isFile: name === 'require' }
}

function evaluate(node: Node | null, imports?: FileImports): Literal {
  if (node?.type === 'Literal') {
    const { value } = node
    if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) {
      return value as string | number | boolean | null
    }
  }
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? ''
  }
  if (node?.type === 'Identifier' && node.name === 'undefined') return undefined
  if (node?.type === 'UnaryExpression' && node.operator === '-') {
    const value = evaluate(node.argument, imports)
    if (typeof value === 'number') return -value
  }
  if (node?.type === 'ArrayExpression') {
    return node.elements.map((element) => evaluate(element, imports))
  }
  if (node?.type === 'ObjectExpression') {
    return Object.fromEntries(node.properties.map((property) => toEntry(property, imports)))
  }
  const file = node && imports && findFileValue(node, imports)
  if (file) return file
  throw new NotLiteralError()
}

/** An expression in a document, in an attribute or between tags. */
type Expression = { data?: { estree?: Program | null | undefined } | undefined }

/**
 * Returns the value of an expression such as `{['a', { b: 1 }]}`, or undefined if it is not a literal value.
 * @param imports if given, references to files are values too
 */
export function findLiteral(
  expression: Expression | null | undefined,
  imports?: FileImports,
): { value: Literal } | undefined {
  const [statement] = expression?.data?.estree?.body ?? []
  if (statement?.type !== 'ExpressionStatement') return undefined
  try {
    return { value: evaluate(statement.expression, imports) }
  } catch {
    return undefined
  }
}

/** Whether a node is an expression that contains only a comment. */
export function isComment(node: { type: string; value?: string }): boolean {
  return (
    (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') &&
    /^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value ?? '')
  )
}

/** Returns the text of an expression that is a string or a list of strings, or undefined for anything else. */
export function toText(expression: Expression): string | undefined {
  const texts = [findLiteral(expression)?.value].flat()
  return texts.every((text) => typeof text === 'string') ? texts.join('') : undefined
}

/** Returns nodes without the paragraph that the parser puts around children on their own lines. */
export function unwrap(nodes: RootContent[]): RootContent[] {
  const [first, ...others] = nodes
  return first?.type === 'paragraph' && others.length === 0 ? first.children : nodes
}

/**
 * Returns the text of children that are only text, in tags or in expressions, or undefined if there is anything else.
 */
export function readText(nodes: RootContent[]): string | undefined {
  const texts = unwrap(nodes).map((node) => {
    if (node.type === 'text') return node.value
    return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
      ? toText(node)
      : undefined
  })
  return texts.includes(undefined) ? undefined : texts.join('')
}
