import type { Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import type { Plugin } from 'unified'
import { visit } from '../core/visit'
import type { CompileContext } from '../core/context'
import { toPlace } from '../core/context'

/** Collects the positions of `<DocCardList />`, because it is unknown here whether the page is in a category. */
export const remarkCardLists: Plugin<[CompileContext], Root> = (context) => (tree) => {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const element = node as MdxJsxFlowElement | MdxJsxTextElement
    if (element.name === 'DocCardList') context.cardLists.push(toPlace(context, element))
  })
}
