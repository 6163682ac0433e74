import type { Properties } from 'hast'
import partition from 'lodash-es/partition.js'
import type { Image, Parents, PhrasingContent } from 'mdast'
import { toAssetHref } from '@/lib/source/assets/asset'
import type { ImageFile } from '@/lib/source/assets/image-file'
import type { CompileContext } from '../core/context'
import { readImage } from './read-image'

/** Width of the article's text: `--content-width` in tokens.css. */
const COLUMN = 760

/** Space next to the text on a small screen: the padding of `.docs-main` in docs.css. */
const MARGINS = 32

/** Images up to this width have their natural size on every screen. */
const SMALLEST_COLUMN = 320 - MARGINS

/** Elements in which an image cannot be a separate control. */
const noControls = new Set(['a', 'button', 'summary', 'label', 'h2', 'h3', 'h4', 'h5', 'h6'])

const themes = ['light-only', 'dark-only']

/** Returns the name of the element that a node becomes, as far as it matters to the images in it. */
function toElementName(node: Parents): string {
  if (node.type === 'heading') return `h${node.depth}`
  if (node.type === 'link' || node.type === 'linkReference') return 'a'
  return 'name' in node ? (node.name ?? '') : ''
}

/** Returns the copies that a browser can choose from. Others, such as feed readers, get the original file. */
function toCopies({ original, copies }: ImageFile, width: number): Record<string, string> {
  const [first, second] = copies
  if (!first || (!second && first.asset === original)) return {}
  if (!second) return { srcSet: toAssetHref(first.asset) }
  const candidates = copies.map((copy) => `${toAssetHref(copy.asset)} ${copy.width}w`)
  const sizes = `min(${Math.min(width, COLUMN)}px, 100vw - ${MARGINS}px)`
  return { srcSet: candidates.join(', '), sizes }
}

/** Returns an attribute in pixels as a browser reads it, but a percentage as that of the column. */
function toPixels(value: unknown): number {
  const pixels = Number.parseFloat(String(value))
  return String(value).trim().endsWith('%') ? Math.round((pixels * COLUMN) / 100) : pixels
}

/** Returns the size set by the author, with a missing dimension filled in, or else the size of the file. */
function toSize(given: Properties, image: ImageFile): { width: number; height: number } {
  const width = toPixels(given.width)
  // The height of the text isn't known.
  const height = String(given.height).includes('%') ? 0 : toPixels(given.height)
  if (width && height) return { width, height }
  if (width) return { width, height: Math.round((width * image.height) / image.width) }
  if (height) return { width: Math.round((height * image.width) / image.height), height }
  return { width: image.width, height: image.height }
}

/**
 * Adds sizes, dimensions and lazy loading to images, and wraps those on their own in a link to the original file. If
 * enlarging the image makes a difference, `components/mdx/image-zoom.ts` turns the link into a button for it.
 */
export function writeImageMarkup(context: CompileContext, tree: Parents): void {
  let mayBeLargestPaint = true

  const write = (node: Image, image: ImageFile, mayEnlarge: boolean): PhrasingContent => {
    const { width, height, className, ...given } = node.data?.hProperties ?? {}
    const size = toSize({ width, height }, image)
    const isLarge = image.width > SMALLEST_COLUMN
    const classes = [className ?? []].flat().map(String)
    const [themed, others] = partition(classes, (name) => themes.includes(name))
    // An image of one theme must not be fetched in the other one, which only lazy loading ensures.
    const isFirst = mayBeLargestPaint && isLarge && themed.length === 0
    if (isFirst) mayBeLargestPaint = false
    const isEnlarged = mayEnlarge && isLarge && node.alt
    const own = isEnlarged ? others : classes
    const hProperties = {
      ...toCopies(image, size.width),
      ...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' }),
      decoding: 'async',
      ...given,
      ...(own.length > 0 && { className: own }),
      ...size,
    }
    const img = { ...node, data: { hProperties } }
    if (!isEnlarged) return img
    const href = toAssetHref(image.original)
    const dataSize = `${image.width}x${image.height}`
    const link = { className: ['zoom', ...themed], href, dataSize }
    return { type: 'emphasis', data: { hName: 'a', hProperties: link }, children: [img] }
  }

  const visitChildren = (parent: Parents, inControl: boolean) => {
    const areAlone = parent.children.every(
      (child) =>
        child.type === 'image' ||
        (child.type === 'text' && !child.data?.hName && child.value.trim() === ''),
    )
    for (const [index, child] of parent.children.entries()) {
      if (child.type === 'image') {
        const image = readImage(context, child)
        if (image) parent.children[index] = write(child, image, areAlone && !inControl)
      } else if ('children' in child) {
        const name = toElementName(child)
        if (name === 'h2') mayBeLargestPaint = false
        visitChildren(child, inControl || noControls.has(name))
      }
    }
  }
  visitChildren(tree, false)
}
