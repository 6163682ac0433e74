import type { Parents as HastParents, Root as HastRoot } from 'hast'
import type { Parents as MdastParents, Root as MdastRoot } from 'mdast'
import type { VisitorResult } from 'unist-util-visit'
import { SKIP, visit } from 'unist-util-visit'
import type { JsxElement, MarkdownJsxElement } from './jsx-props'

export { SKIP, visit }

type JsxVisitor<Element, Parents> = (
  element: Element,
  index: number,
  parent: Parents,
) => VisitorResult

/** Visits the components, and the HTML elements that are written as JSX. */
export function visitJsx(
  tree: MdastRoot,
  visitor: JsxVisitor<MarkdownJsxElement, MdastParents>,
): void
export function visitJsx(tree: HastRoot, visitor: JsxVisitor<JsxElement, HastParents>): void
export function visitJsx(tree: MdastRoot | HastRoot, visitor: JsxVisitor<never, never>): void {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], visitor as never)
}
