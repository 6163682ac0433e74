import type { Definition, Paragraph, Parent, PhrasingContent, Root, RootContent } from 'mdast'
import type { Plugin } from 'unified'
import type { CompileContext } from '../core/context'
import { reportProblem } from '../core/context'
import type { MarkdownJsxElement } from '../core/jsx-props'
import { SKIP, visit, visitJsx } from '../core/visit'
import { resolveFileValues } from './file-values'
import { writeImageMarkup } from './image-markup'
import { toImageElements } from './jsx-images'

/** Replaces `![a][b]` with `![a](…)`. Definitions that only images use are removed. The others belong to links. */
function resolveReferences(tree: Root): void {
  const definitions = new Map<string, Definition>()
  const shown = new Set<string>()
  const linked = new Set<string>()
  visit(tree, 'definition', (definition) => {
    if (!definitions.has(definition.identifier)) definitions.set(definition.identifier, definition)
  })
  visit(tree, 'linkReference', ({ identifier }) => {
    linked.add(identifier)
  })
  visit(tree, 'imageReference', ({ identifier, alt, position }, index, parent) => {
    const definition = definitions.get(identifier)
    if (!definition || !parent || index === undefined) return
    shown.add(identifier)
    const { url, title } = definition
    parent.children[index] = { type: 'image', url, title, alt, position }
  })
  visit(tree, 'definition', ({ identifier }, index, parent) => {
    if (!shown.has(identifier) || linked.has(identifier)) return undefined
    parent?.children.splice(index ?? 0, 1)
    return [SKIP, index ?? 0]
  })
}

/** Wraps an image on its own lines in a paragraph, as in Markdown, unless it is inside an HTML element. */
function toBlock(
  element: MarkdownJsxElement,
  parent: Parent,
  images: PhrasingContent[],
): RootContent[] {
  const isInHtml = 'name' in parent && /^[a-z]/.test(String(parent.name))
  if (element.type !== 'mdxJsxFlowElement' || isInHtml || images.length === 0) return images
  const paragraph: Paragraph = { type: 'paragraph', children: images }
  return [paragraph]
}

/**
 * Turns images of every form into `<img>` with sizes, measured and checked: Markdown, HTML, `<IdealImage>`,
 * `<ThemedImage>`, and drawings that are imported as components. In the attributes of other elements, files become URLs.
 */
export const remarkImages: Plugin<[CompileContext], Root> = (context) => (tree) => {
  resolveReferences(tree)
  visit(tree, 'image', (image) => {
    if (image.alt?.trim()) return
    reportProblem(context, image, {
      message: `the image "${image.url}" has no alternative text`,
      fix: 'write what it shows between the brackets, or <img src="…" alt="" /> if it is only decoration',
    })
  })
  visitJsx(tree, (element, index, parent) => {
    const replacement = toImageElements(context, element)
    if (!replacement) {
      resolveFileValues(context, element)
      return undefined
    }
    const blocks = toBlock(element, parent, replacement)
    ;(parent as Parent).children.splice(index, 1, ...blocks)
    return [SKIP, index + blocks.length]
  })
  writeImageMarkup(context, tree)
}
