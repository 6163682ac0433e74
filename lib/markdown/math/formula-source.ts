import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

/** Returns the TeX of a formula, which KaTeX keeps in the MathML beside what it draws. */
export function findFormulaSource(math: Element): string {
  let source = ''
  visit(math, { type: 'element', tagName: 'annotation' } as const, (node: Element) => {
    source = toString(node)
  })
  return source
}
