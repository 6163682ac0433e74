import type { Image, PhrasingContent } from 'mdast'
import type { CompileContext } from '../core/context'
import { reportProblem } from '../core/context'
import type { MarkdownJsxElement } from '../core/jsx-props'
import { checkStyle, readLiterals } from '../core/jsx-props'
import type { Literal } from '../core/literals'
import { isFileValue } from '../core/literals'
import { toInlineSvg } from './inline-svg'

/** Attribute of each element and component that contains its image. */
const sourceAttributes: Record<string, string> = {
  img: 'src',
  IdealImage: 'img',
  Image: 'img',
  ThemedImage: 'sources',
}

/** Name of the component that an imported drawing becomes. Its path is `src`. */
export const DRAWING = 'ImportedDrawing'

/** Attributes that the build writes itself. */
const ownAttributes = ['srcset', 'srcSet', 'sizes']

/** Returns the images in an attribute's value, each with the class that shows it in one theme only. */
function toSources(name: string, value: Literal): { source: Literal; theme?: string }[] {
  if (name !== 'ThemedImage') return [{ source: value }]
  const sources = typeof value === 'object' && !Array.isArray(value) ? value : undefined
  return ['light', 'dark'].map((theme) => ({ source: sources?.[theme], theme: `${theme}-only` }))
}

/** Returns every image of an element as in Markdown. */
function toImages(
  context: CompileContext,
  { name, position }: MarkdownJsxElement,
  attributes: Record<string, Literal>,
): Image[] {
  const fail = (message: string, fix: string) => {
    reportProblem(context, { position }, { message: `<${name ?? ''}> ${message}`, fix })
    return []
  }
  const sourceAttribute = sourceAttributes[name ?? ''] ?? ''
  const { [sourceAttribute]: value, className, class: own = className, alt, ...rest } = attributes
  const text = typeof alt === 'string' ? alt : ''
  if (text !== alt) {
    fail('has no alternative text', 'add alt="what it shows", or alt="" if it is only decoration')
  }
  const written = ownAttributes.find((attribute) => attribute in rest)
  if (written) return fail(`must not have ${written}`, 'remove it; the build adds it')
  const [complex] = Object.entries(rest).find(([, each]) => typeof each === 'object') ?? []
  if (complex) {
    return fail(`has the attribute ${complex}, which is not text`, 'write text or a class')
  }
  return toSources(name ?? '', value).flatMap(({ source, theme }) => {
    const url = isFileValue(source) ? source.path : source
    if (!url || typeof url !== 'string') {
      return fail(
        'has no image path',
        name === 'ThemedImage'
          ? "write sources={{ light: './a.png', dark: './b.png' }}"
          : `write its path: ${sourceAttribute}="./a.png"`,
      )
    }
    const classes = [own, theme].filter((each) => typeof each === 'string')
    const given = rest as Record<string, string | number | boolean>
    const hProperties = { ...given, className: classes }
    return [{ type: 'image', url, alt: text, position, data: { hProperties } }]
  })
}

/**
 * Returns the replacement for an element that represents images, or undefined for other elements. An element with a
 * problem is removed.
 */
export function toImageElements(
  context: CompileContext,
  element: MarkdownJsxElement,
): PhrasingContent[] | undefined {
  const { name } = element
  if (name === DRAWING) {
    const { src, ...attributes } = readLiterals(element)
    return typeof src === 'string' ? toInlineSvg(context, element, src, attributes) : []
  }
  if (name === null || !Object.hasOwn(sourceAttributes, name)) return undefined
  checkStyle(context, element)
  const { style: _style, ...attributes } = readLiterals(element)
  return toImages(context, element, attributes)
}
