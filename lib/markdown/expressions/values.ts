import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import type { RootContent } from 'mdast'
import { valueToEstree } from 'estree-util-value-to-estree'
import type { Positioned } from '../core/context'
import type { MarkdownJsxElement } from '../core/jsx-props'
import type { Literal } from '../core/literals'

/** What to do about scripts in a document. */
export const SCRIPTS = 'remove it: documents run no scripts, but the components of the site do'

/** Thrown for a value that a page can't show. */
export class ValueError extends Error {
  /** @param fix what to write instead */
  constructor(
    message: string,
    readonly fix: string,
  ) {
    super(message)
  }
}

/** Markdown as a value: what JSX in an expression becomes, and the children of a component. */
export class MarkdownValue {
  constructor(readonly nodes: readonly RootContent[]) {}
}

/** A component that later plugins know by its name. */
export class KnownComponent {
  constructor(readonly name: string) {}
}

/**
 * A file, or a path of the site, as a value: what an import of a file, `require()` and `useBaseUrl()` return. Documents
 * can pass it on, but have no use for its text.
 */
export class FileReference {
  constructor(
    /** What the document calls it: `pot` or `require`. */
    readonly name: string,
    readonly path: string,
    readonly isFile: boolean,
  ) {}

  get default() {
    return this
  }

  toString(): never {
    throw new ValueError(
      `"${this.name}" is used where the build does not support it`,
      'write the path in the attribute that needs it, as in src="./pot.png"',
    )
  }
}

/** The table of contents, which its component knows without being told. */
export const TOC = new KnownComponent('toc')

/** Returns the nodes that show a value where text may stand, as React would show it. @throws ValueError */
export function toNodes(value: unknown): RootContent[] {
  if (value === undefined || value === null || value === '' || typeof value === 'boolean') return []
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') {
    return [{ type: 'verbatim', value: String(value) }]
  }
  // Each use gets its own nodes, which later plugins change.
  if (value instanceof MarkdownValue) return structuredClone([...value.nodes])
  if (value instanceof FileReference) return value.toString()
  if (typeof value === 'object' && Symbol.iterator in value) {
    return [...(value as Iterable<unknown>)].flatMap(toNodes)
  }
  throw new ValueError(
    `the expression is ${typeof value === 'object' ? 'an object' : `a ${typeof value}`}, which can’t be shown`,
    'name one of its values, or write \\{ if the brace is text',
  )
}

/** Returns an attribute with a value, or none for undefined. @throws ValueError if the value isn't plain data */
export function toAttribute(element: string, name: string, value: unknown): MdxJsxAttribute[] {
  if (value === undefined || value === TOC) return []
  const attribute = { type: 'mdxJsxAttribute' as const, name }
  if (value === true) return [attribute]
  if (typeof value === 'string') return [{ ...attribute, value }]
  const refuse = (each: unknown): undefined => {
    // Only the images for the two themes may be part of a larger value.
    if (each instanceof FileReference && each !== value && element !== 'ThemedImage') {
      return each.toString()
    }
    const isMarkdown = each instanceof MarkdownValue || each instanceof KnownComponent
    if (!isMarkdown && typeof each !== 'function' && typeof each !== 'symbol') return undefined
    throw new ValueError(
      `"${name}" of <${element}> is ${isMarkdown ? 'Markdown' : `a ${typeof each}`}`,
      isMarkdown ? 'write text, or put it between the tags' : SCRIPTS,
    )
  }
  const expression = valueToEstree(value, { instanceAsObject: true, replacer: refuse })
  const body = [{ type: 'ExpressionStatement' as const, expression }]
  const estree = { type: 'Program' as const, sourceType: 'module' as const, body }
  const data = { estree, literal: value as Literal }
  return [{ ...attribute, value: { type: 'mdxJsxAttributeValueExpression', value: '', data } }]
}

/** Creates the element that JSX in an expression means. @throws ValueError */
export function toElement(
  name: string,
  { children, ...props }: Record<string, unknown>,
  { position }: Positioned,
): MarkdownValue {
  const element = {
    type: /^[a-z]/.test(name) ? 'mdxJsxTextElement' : 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(props).flatMap(([key, value]) => toAttribute(name, key, value)),
    children: toNodes(children),
    position,
  }
  return new MarkdownValue([element as MarkdownJsxElement])
}
