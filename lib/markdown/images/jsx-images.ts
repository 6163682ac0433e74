import type { PhrasingContent } from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { CompileContext } from '../core/context'
import { reportProblem } from '../core/context'
import type { FileImports } from './file-values'
import { createFileReader, toPath } from './file-values'
import { readImage } from './image-source'
import { toInlineSvg } from './inline-svg'
import { readLiterals } from '../core/jsx-props'
import type { Literal } from '../core/literals'

/** An element or component in the Markdown tree. */
export type MarkdownJsxElement = MdxJsxFlowElement | MdxJsxTextElement

type Attributes = Record<string, Literal>

/** Attribute of each element and component that contains its image. */
const sourceAttributes: Record<string, string> = {
  img: 'src',
  IdealImage: 'img',
  Image: 'img',
  ThemedImage: 'sources',
}

/** Attributes that the build writes itself. */
const ownAttributes = ['srcset', 'srcSet', 'sizes']

/** Returns the images in an attribute's value, each with the class that shows it in one theme only. */
function toSources(name: string, value: Literal): { source: Literal; theme?: string }[] {
  if (name !== 'ThemedImage') return [{ source: value }]
  const sources = typeof value === 'object' && !Array.isArray(value) ? value : undefined
  return ['light', 'dark'].map((theme) => ({ source: sources?.[theme], theme: `${theme}-only` }))
}

function toAttributes(attributes: Attributes): MdxJsxAttribute[] {
  return Object.entries(attributes).flatMap(([name, value]): MdxJsxAttribute[] => {
    if (value === true) return [{ type: 'mdxJsxAttribute', name, value: null }]
    return typeof value === 'string' || typeof value === 'number'
      ? [{ type: 'mdxJsxAttribute', name, value: String(value) }]
      : []
  })
}

/** Returns an `<img src="image:…">` for every image of an element. */
function toImages(
  context: CompileContext,
  element: MarkdownJsxElement,
  attributes: Attributes,
): PhrasingContent[] {
  const name = element.name ?? ''
  const fail = (message: string, fix: string) => {
    reportProblem(context, element, { message: `<${name}> ${message}`, fix })
    return []
  }
  const {
    [sourceAttributes[name] ?? '']: named,
    className,
    class: own = className,
    ...rest
  } = attributes
  if (typeof rest['alt'] !== 'string') {
    return fail(
      'has no alternative text',
      'add alt="what it shows", or alt="" if it is only decoration',
    )
  }
  const written = ownAttributes.find((attribute) => attribute in rest)
  if (written) return fail(`must not have ${written}`, 'remove it; the build adds it')
  const [complex] = Object.entries(rest).find(([, value]) => typeof value === 'object') ?? []
  if (complex)
    return fail(`has the attribute ${complex}, which is not text`, 'write text or a class')
  return toSources(name, named).flatMap(({ source, theme }): PhrasingContent[] => {
    const path = toPath(source)
    if (!path) {
      return fail(
        'has no image path',
        name === 'ThemedImage'
          ? "write sources={{ light: './a.png', dark: './b.png' }}"
          : `write its path: ${sourceAttributes[name] ?? ''}="./a.png"`,
      )
    }
    const image = readImage(context, element, path)
    if (!image) return []
    const classes = [own, theme ?? image.theme].filter((each) => typeof each === 'string')
    const given = {
      src: image.src,
      ...rest,
      ...(classes.length > 0 && { class: classes.join(' ') }),
    }
    const { position } = element
    return [
      {
        type: 'mdxJsxTextElement',
        name: 'img',
        attributes: toAttributes(given),
        children: [],
        ...(position && { position }),
      },
    ]
  })
}

/**
 * Returns the replacement for an element that represents images, or undefined for other elements. An element with a
 * problem is removed.
 * @param imports files that the text imports, which may be drawings used as components
 */
export function toImageElements(
  context: CompileContext,
  element: MarkdownJsxElement,
  imports: FileImports,
): PhrasingContent[] | undefined {
  const name = element.name ?? ''
  const drawing = imports.get(name)
  const read = () => readLiterals(context, element, createFileReader(imports))
  if (drawing?.endsWith('.svg')) return toInlineSvg(context, element, drawing, read())
  return Object.hasOwn(sourceAttributes, name) ? toImages(context, element, read()) : undefined
}
