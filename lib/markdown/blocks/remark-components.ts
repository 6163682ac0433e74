import type { BlockContent, PhrasingContent, Root } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { Plugin } from 'unified'
import { z } from 'zod'
import type { CompileContext } from '../core/context'
import { reportProblem } from '../core/context'
import type { MarkdownJsxElement } from '../core/jsx-props'
import { findAttribute, readLiterals, readProps } from '../core/jsx-props'
import { visitJsx } from '../core/visit'
import { readHtml } from './remark-html'

const text = z.string('must be text')
const admonitionProps = z.object({ type: text, title: text })

/** Turns `<Admonition type="tip" title="A">` into what `:::tip[A]` is. */
function toAdmonition(context: CompileContext, element: MarkdownJsxElement): ContainerDirective {
  const { type: name = 'note', title } = readProps(context, element, admonitionProps)
  const { children, position } = element
  if (element.type === 'mdxJsxTextElement') {
    reportProblem(context, element, {
      message: '<Admonition> inside a sentence',
      fix: 'put it between blank lines',
    })
  }
  // The parser has no paragraph for text on the line of the tags.
  const isInline = children.some((child) => child.type === 'text')
  const paragraph = { type: 'paragraph' as const, children: children as PhrasingContent[] }
  return {
    type: 'containerDirective',
    name,
    attributes: title === undefined ? {} : { title },
    children: isInline ? [paragraph] : (children as BlockContent[]),
    position,
  }
}

/** `<TOCInline toc={toc} />` always lists the headings of its page, and has no other attributes. */
function readToc(context: CompileContext, element: MarkdownJsxElement): void {
  for (const attribute of element.attributes) {
    const name = 'name' in attribute ? attribute.name : '…'
    if (name === 'toc') continue
    reportProblem(context, element, {
      message: `"${name}" of <TOCInline> is not supported`,
      fix: 'write <TOCInline toc={toc} />; toc_min_heading_level and toc_max_heading_level in the front matter set its levels',
    })
  }
  element.name = 'InlineToc'
  element.attributes = []
}

/** Reports cards that an author lists. The component shows those of its category. */
function checkCardList(context: CompileContext, element: MarkdownJsxElement): void {
  if (!findAttribute(element, 'items')) return
  reportProblem(context, element, {
    message: '<DocCardList> shows the items of its category, and no others',
    fix: 'remove "items", and write a list of links for other pages',
  })
}

const innerHtml = z.object({ __html: z.string() })

/** Reads `dangerouslySetInnerHTML={{ __html: '…' }}`, which follows the same rules as what is written out. */
function readInnerHtml(context: CompileContext, element: MarkdownJsxElement): void {
  const attribute = findAttribute(element, 'dangerouslySetInnerHTML')
  const { data } = innerHtml.safeParse(readLiterals(element)['dangerouslySetInnerHTML'])
  if (!data) return
  element.attributes = element.attributes.filter((each) => each !== attribute)
  element.children = [{ type: 'html', value: data.__html, position: element.position }]
  readHtml(context, element)
}

/**
 * Turns components of the framework into what they are without it: `<Admonition>` into the directive, `<Link to>` into
 * `<a href>`, `<Head>` into `<head>`, and `<TOCInline toc={toc} />` into `<InlineToc />`.
 */
export const remarkComponents: Plugin<[CompileContext], Root> = (context) => (tree) => {
  visitJsx(tree, (element, index, parent) => {
    const { name } = element
    readInnerHtml(context, element)
    if (name === 'Admonition') parent.children[index] = toAdmonition(context, element)
    else if (name === 'DocCardList') checkCardList(context, element)
    else if (name === 'Head') element.name = 'head'
    else if (name === 'InlineToc' || name === 'TOCInline') readToc(context, element)
    else if (name === 'Link') {
      element.name = 'a'
      const target = findAttribute(element, 'to')
      if (target) target.name = 'href'
    }
  })
}
