import type { Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Plugin } from 'unified'
import { z } from 'zod'
import { SKIP, visitJsx } from '../core/visit'
import type { CompileContext } from '../core/context'
import { reportProblem } from '../core/context'
import type { HeadTag } from '../core/head-tags'
import { headAttributes, singleKinds, toHeadKind } from '../core/head-tags'
import type { MarkdownJsxElement } from '../core/jsx-props'
import { findAttribute, isJsx, readProps } from '../core/jsx-props'
import { readText } from '../core/literals'

const onlyTags = 'only <title>, <meta> and <link> are allowed in the head'

/** What to do instead of using a tag that is not allowed in the head. */
const otherTags = new Map([
  ['script', 'remove it: documents run no scripts'],
  ['style', 'remove it: styles belong in a stylesheet of the site'],
  ['base', 'remove it: links are relative to files'],
])

const attributeText = z.union([z.string(), z.literal(true).transform(() => '')], 'must be text')

/** Returns the attributes of a tag, by the names that React uses. HTML writes them in lower case. */
function readAttributes(
  context: CompileContext,
  element: MarkdownJsxElement,
  known: string[],
): Record<string, string> {
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    const written = attribute.name.toLowerCase()
    attribute.name = known.find((name) => name.toLowerCase() === written) ?? attribute.name
  }
  const schema = z.object(Object.fromEntries(known.map((name) => [name, attributeText])))
  // Attributes that are not given have no key.
  return readProps(context, element, schema) as Record<string, string>
}

/** Returns the attribute that a `<meta>` or `<link>` lacks. */
function findMissing(tag: 'meta' | 'link', attributes: Record<string, string>): string | undefined {
  if (tag === 'link') return ['rel', 'href'].find((name) => !attributes[name])
  if (!attributes['name'] && !attributes['property']) return 'name'
  return attributes['content'] === undefined ? 'content' : undefined
}

/** Returns the tag that an element represents, or none if the element has a problem. */
function readTag(context: CompileContext, element: MarkdownJsxElement): HeadTag[] {
  const fail = (message: string, fix: string): [] => {
    reportProblem(context, element, { message, fix })
    return []
  }
  const { name } = element
  if (name === 'title') {
    readAttributes(context, element, headAttributes.title)
    const text = readText(element.children)?.trim()
    return text ? [{ tag: name, text }] : fail('<title> in <head> is not text', 'write it out')
  }
  if (name !== 'meta' && name !== 'link') {
    return fail(`<${name ?? ''}> in <head>`, otherTags.get(name ?? '') ?? onlyTags)
  }
  if (['http-equiv', 'httpEquiv'].some((each) => findAttribute(element, each))) {
    return fail(
      '<meta http-equiv> in <head>',
      'remove it: a page that has moved has a row in content/redirects.ts, and the site sets the others',
    )
  }
  const attributes = readAttributes(context, element, headAttributes[name])
  const missing = findMissing(name, attributes)
  if (missing) return fail(`<${name}> in <head> has no ${missing}`, `add ${missing}="…"`)
  if (attributes['rel'] === 'stylesheet') {
    return fail('a stylesheet in <head>', 'remove it: the site has one stylesheet')
  }
  return [{ tag: name, attributes }]
}

function addTag(context: CompileContext, element: MarkdownJsxElement): void {
  for (const tag of readTag(context, element)) {
    const kind = toHeadKind(tag)
    if (
      singleKinds.has(kind) &&
      context.findings.head.some((other) => toHeadKind(other) === kind)
    ) {
      reportProblem(context, element, {
        message: `the head of the page has two tags for "${kind}"`,
        fix: 'keep one of them',
      })
    }
    context.findings.head.push(tag)
  }
}

/** Adds the tags of a head. Paragraphs come from the parser, not the author. */
function addTags(context: CompileContext, nodes: RootContent[]): void {
  for (const node of nodes) {
    if (isJsx(node)) addTag(context, node)
    else if (node.type === 'paragraph') {
      addTags(context, node.children)
    } else if (toString(node).trim() !== '') {
      reportProblem(context, node, { message: 'text in <head>', fix: onlyTags })
    }
  }
}

/** Removes `<head><meta name="robots" content="noindex" /></head>` and collects its tags for the head of the page. */
export const remarkHead: Plugin<[CompileContext], Root> = (context) => (tree) => {
  visitJsx(tree, (element, index, parent) => {
    if (element.name !== 'head') return undefined
    if (parent.type === 'root') {
      addTags(context, element.children)
    } else {
      reportProblem(context, element, {
        message: '<head> inside another element',
        fix: 'put it between blank lines, outside any other element, or write `<` as &lt; if it is text',
      })
    }
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
}
