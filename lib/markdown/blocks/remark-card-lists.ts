import type { Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import type { Plugin } from 'unified'
import { visit } from '../core/visit'
import type { CompileContext } from '../core/context'
import { toPlace } from '../core/context'

/** `<DocCardList />` -> the same; its place is collected, because whether the page is in a category is not known here. */
export const remarkCardLists: Plugin<[CompileContext], Root> = (context) => (tree) => {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const element = node as MdxJsxFlowElement | MdxJsxTextElement
    if (element.name === 'DocCardList') context.cardLists.push(toPlace(context, element))
  })
}
