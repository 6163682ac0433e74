import type {
  Definition,
  Image,
  Paragraph,
  Parent,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast'
import type { Plugin } from 'unified'
import { SKIP, visit } from '../core/visit'
import type { CompileContext } from '../core/context'
import { reportProblem } from '../core/context'
import { readImage } from './image-source'
import type { MarkdownJsxElement } from './jsx-images'
import { toImageElements } from './jsx-images'
import { readFileImports } from './file-values'

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
    const image: Image = {
      type: 'image',
      url: definition.url,
      title: definition.title,
      alt,
      position,
    }
    parent.children[index] = image
  })
  visit(tree, 'definition', ({ identifier }, index, parent) => {
    if (!shown.has(identifier) || linked.has(identifier)) return undefined
    parent?.children.splice(index ?? 0, 1)
    return [SKIP, index ?? 0]
  })
}

function readMarkdownImage(context: CompileContext, image: Image): void {
  if (!image.alt?.trim()) {
    reportProblem(context, image, {
      message: `the image "${image.url}" has no alternative text`,
      fix: 'write what it shows between the brackets, or <img src="…" alt="" /> if it is only decoration',
    })
  }
  const source = readImage(context, image, image.url)
  if (!source) return
  image.url = source.src
  if (source.theme) image.data = { ...image.data, hProperties: { className: [source.theme] } }
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
 * Turns images of every form into `<img src="image:content/…/pot.png" alt="A pot">`, measured and checked: Markdown,
 * HTML, `<IdealImage>`, `<ThemedImage>`, and drawings that are imported as components. Their markup depends on their
 * position on the page, so `rehypeImages` writes it.
 */
export const remarkImages: Plugin<[CompileContext], Root> = (context) => (tree) => {
  const imports = readFileImports(tree)
  resolveReferences(tree)
  visit(tree, 'image', (image) => readMarkdownImage(context, image))
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    const element = node as MarkdownJsxElement
    const images = toImageElements(context, element, imports)
    if (!images) return undefined
    const siblings = (parent as Parent).children
    const blocks = toBlock(element, parent, images)
    siblings.splice(index, 1, ...blocks)
    return [SKIP, index + blocks.length]
  })
}
