import type { Image } from 'mdast'
import { imageTypes, readImageFile } from '@/lib/assets/image-file'
import type { ImageProblem } from '@/lib/assets/svg'
import { isExternalUrl, splitHref } from '@/lib/core/url'
import type { CompileContext } from '../core/context'
import { reportProblem } from '../core/context'
import { readReferencedFile } from './asset-files'

/** Scheme that marks the source of an image until the whole page is known and its markup can be written. */
export const IMAGE_SCHEME = 'image:'

/** Fragments that GitHub supports in the URL of an image, and the class that shows it in one theme only. */
const themeClasses: Record<string, string> = {
  '#gh-light-mode-only': 'light-only',
  '#gh-dark-mode-only': 'dark-only',
}

/** Returns why a URL cannot be that of a file of this site. */
function findForeign(written: string): ImageProblem | undefined {
  if (/^data:/i.test(written)) {
    return { message: 'is not a file', fix: 'save it next to the document and write its path' }
  }
  if (!isExternalUrl(written)) return undefined
  return {
    message: 'is on another site, but pages load nothing from other sites',
    fix: 'save the file next to the document and write its path',
  }
}

/**
 * Reads and measures an image that a document references, and replaces its URL with one that represents it. An image
 * that cannot be shown is a problem.
 * @param classes classes of the image, unless it has that of a theme in its URL
 * @returns whether the image can be shown
 */
export function readImage(context: CompileContext, node: Image, classes: string[] = []): boolean {
  const fail = ({ message, fix }: ImageProblem) => {
    reportProblem(context, node, { message: `the image "${node.url}" ${message}`, fix })
    return false
  }
  const local = node.url.replace(/^pathname:\/\/(?=\/)/, '')
  const foreign = findForeign(local)
  if (foreign) return fail(foreign)
  const { path, suffix } = splitHref(local)
  const found = readReferencedFile(context, node, {
    written: path,
    noun: 'image',
    types: imageTypes,
  })
  if (!found) return false
  const image = context.images.get(found.file) ?? readImageFile(found.file, found.bytes)
  if ('message' in image) return fail(image)
  context.images.set(found.file, image)
  for (const asset of [image.original, ...image.copies.map((copy) => copy.asset)]) {
    context.assets.set(asset.name, asset)
  }
  const theme = Object.hasOwn(themeClasses, suffix) ? themeClasses[suffix] : undefined
  node.url = `${IMAGE_SCHEME}${encodeURI(found.file)}${theme ? '' : suffix}`
  const className = theme ? [...classes, theme] : classes
  if (className.length > 0) {
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, className } }
  }
  return true
}
