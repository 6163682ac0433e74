import type { Literal as LiteralNode, RootContent } from 'mdast'

/** A literal value in a document's JSX. */
export type Literal =
  string | number | boolean | null | undefined | Literal[] | { [key: string]: Literal }

/** The value of an expression that refers to a file, or to a path of the site. */
type FileValue = { path: string; isFile: boolean }

/** Whether a value is that of an expression that refers to a file or to a path of the site. */
export function isFileValue(value: Literal): value is FileValue {
  return typeof value === 'object' && value !== null && 'isFile' in value
}

/** Text that an expression stands for. Unlike that of Markdown, it keeps its spaces and means nothing to plugins. */
type Verbatim = LiteralNode & { type: 'verbatim' }

declare module 'mdast' {
  /* eslint-disable @typescript-eslint/consistent-type-definitions -- only interfaces can be extended */
  interface PhrasingContentMap {
    verbatim: Verbatim
  }
  interface RootContentMap {
    verbatim: Verbatim
  }
}

/** Returns nodes without the paragraph that the parser puts around children on their own lines. */
export function unwrap(nodes: RootContent[]): RootContent[] {
  const [first, ...others] = nodes
  return first?.type === 'paragraph' && others.length === 0 ? first.children : nodes
}

/** Returns the text of children that are only text, or undefined if there is anything else. */
export function readText(nodes: RootContent[]): string | undefined {
  const texts = unwrap(nodes).map((node) =>
    node.type === 'text' || node.type === 'verbatim' ? node.value : undefined,
  )
  return texts.includes(undefined) ? undefined : texts.join('')
}
