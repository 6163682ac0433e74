import type { Element, Parents, Root } from 'hast'
import { h } from 'hastscript'
import partition from 'lodash-es/partition.js'
import type { Plugin } from 'unified'
import { toAssetHref } from '@/lib/assets/asset'
import type { ImageFile } from '@/lib/assets/image-file'
import { splitHref } from '@/lib/core/url'
import type { CompileContext } from '../core/context'
import { IMAGE_SCHEME } from './read-image'

/** Width of the article's text: `--content-width` in tokens.css. */
const COLUMN = 760

/** Space next to the text on a small screen: the padding of `.docs-main` in docs.css. */
const MARGINS = 32

/** Images up to this width have their natural size on every screen. */
const SMALLEST_COLUMN = 320 - MARGINS

/** Elements in which an image cannot be a separate control. */
const noControls = new Set(['a', 'button', 'summary', 'label', 'h2', 'h3', 'h4', 'h5', 'h6'])

const themes = ['light-only', 'dark-only']

function toSources(
  { original, copies }: ImageFile,
  { width, suffix }: { width: number; suffix: string },
): Record<string, string> {
  const [first, second] = copies
  // Clients that do not support `srcset`, such as feed readers, get the original file.
  const src = toAssetHref(original)
  if (!first) return { src: src + suffix }
  if (!second) return first.asset === original ? { src } : { src, srcSet: toAssetHref(first.asset) }
  const candidates = copies.map((copy) => `${toAssetHref(copy.asset)} ${copy.width}w`)
  return {
    src,
    srcSet: candidates.join(', '),
    sizes: `min(${Math.min(width, COLUMN)}px, 100vw - ${MARGINS}px)`,
  }
}

/** Returns the size set by the author, with a missing dimension filled in, or else the size of the file. */
function toSize({ properties }: Element, image: ImageFile): { width: number; height: number } {
  const width = Number(properties.width)
  const height = Number(properties.height)
  if (width && height) return { width, height }
  if (width) return { width, height: Math.round((width * image.height) / image.width) }
  if (height) return { width: Math.round((height * image.width) / image.height), height }
  return { width: image.width, height: image.height }
}

function isAlone(element: Element, parent: Parents): boolean {
  return parent.children.every(
    (child) =>
      child === element ||
      (child.type === 'text' && child.value.trim() === '') ||
      (child.type === 'element' && (child.tagName === 'img' || child.properties.dataSize)),
  )
}

/** Removes the theme classes from an image and returns them for the element around it. */
function extractThemes({ properties }: Element): string[] {
  const classes = [properties.className ?? []].flat().map(String)
  const [found, rest] = partition(classes, (name) => themes.includes(name))
  properties.className = rest.length > 0 ? rest : undefined
  return found
}

/**
 * Adds sizes, dimensions and lazy loading to `<img src="image:content/…/pot.png" alt="A pot">`, and wraps it in a link
 * to the original file. If enlarging the image makes a difference, `components/mdx/image-zoom.ts` turns the link into a
 * button for it.
 */
export const rehypeImages: Plugin<[CompileContext], Root> = (context) => (tree) => {
  let mayBeLargestPaint = true

  const finish = (img: Element): ImageFile | undefined => {
    const src = String(img.properties.src)
    if (!src.startsWith(IMAGE_SCHEME)) return undefined
    const { path, suffix } = splitHref(src.slice(IMAGE_SCHEME.length))
    const image = context.images.get(decodeURI(path))
    if (!image) return undefined
    const { src: _src, width: _width, height: _height, ...given } = img.properties
    const size = toSize(img, image)
    // An image of one theme must not be fetched in the other one, which only lazy loading ensures.
    const isThemed = themes.some((theme) => [given.className].flat().includes(theme))
    const isFirst = mayBeLargestPaint && !isThemed && image.width > SMALLEST_COLUMN
    if (isFirst) mayBeLargestPaint = false
    img.properties = {
      ...toSources(image, { width: size.width, suffix }),
      ...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' }),
      decoding: 'async',
      ...given,
      ...size,
    }
    return image
  }

  const visitChildren = (parent: Parents, inControl: boolean) => {
    for (const [index, child] of parent.children.entries()) {
      if (!('children' in child)) continue
      const name = child.type === 'element' ? child.tagName : ''
      if (name === 'h2') mayBeLargestPaint = false
      if (child.type !== 'element' || name !== 'img') {
        visitChildren(child, inControl || noControls.has(name))
        continue
      }
      const image = finish(child)
      const mayEnlarge = child.properties.alt && !inControl && isAlone(child, parent)
      if (!image || !mayEnlarge || image.width <= SMALLEST_COLUMN) continue
      parent.children[index] = h(
        'a',
        {
          className: ['zoom', ...extractThemes(child)],
          href: toAssetHref(image.original),
          dataSize: `${image.width}x${image.height}`,
        },
        child,
      )
    }
  }
  visitChildren(tree, false)
}
