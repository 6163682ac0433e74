import type { Node, Program, Property, SpreadElement } from 'estree'
import type { RootContent } from 'mdast'

/** A literal value in a document's JSX. */
export type Literal =
  string | number | boolean | null | undefined | Literal[] | { [key: string]: Literal }

/** Reads an expression that is not a literal value, such as a call. Returns undefined for unknown expressions. */
export type ReadOther = (node: Node) => Literal

/** Thrown for an expression that must be run to get its value. */
class NotLiteralError extends Error {}

function toEntry(property: Property | SpreadElement, readOther: ReadOther): [string, Literal] {
  if (property.type === 'Property' && !property.computed) {
    const { key, value } = property
    if (key.type === 'Identifier') return [key.name, evaluate(value, readOther)]
    if (key.type === 'Literal') return [String(key.value), evaluate(value, readOther)]
  }
  throw new NotLiteralError()
}

function evaluate(node: Node | null, readOther: ReadOther): Literal {
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
    const value = evaluate(node.argument, readOther)
    if (typeof value === 'number') return -value
  }
  if (node?.type === 'ArrayExpression') {
    return node.elements.map((element) => evaluate(element, readOther))
  }
  if (node?.type === 'ObjectExpression') {
    return Object.fromEntries(node.properties.map((property) => toEntry(property, readOther)))
  }
  const other = node ? readOther(node) : undefined
  if (other !== undefined) return other
  throw new NotLiteralError()
}

/** An expression in a document, in an attribute or between tags. */
type Expression = { data?: { estree?: Program | null | undefined } | undefined }

/**
 * Returns the value of an expression such as `{['a', { b: 1 }]}`, or undefined if it is not a literal value.
 * @param readOther reads expressions that are not literal values
 */
export function findLiteral(
  expression: Expression | null | undefined,
  readOther: ReadOther = () => undefined,
): { value: Literal } | undefined {
  const [statement] = expression?.data?.estree?.body ?? []
  if (statement?.type !== 'ExpressionStatement') return undefined
  try {
    return { value: evaluate(statement.expression, readOther) }
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
