import type { Image } from 'mdast'
import { toAssetHref } from '@/lib/source/assets/asset'
import type { ImageFile } from '@/lib/source/assets/image-file'
import { imageTypes, readImageFile } from '@/lib/source/assets/image-file'
import type { Fault } from '@/lib/core/problem'
import { isExternalUrl, splitHref } from '@/lib/core/url'
import type { CompileContext } from '../core/context'
import { reportProblem } from '../core/context'
import { readReferencedFile } from './asset-files'

/** Fragments that GitHub supports in the URL of an image, and the class that shows it in one theme only. */
const themeClasses: Record<string, string> = {
  '#gh-light-mode-only': 'light-only',
  '#gh-dark-mode-only': 'dark-only',
}

/** Returns why a URL cannot be that of a file of this site. */
function findForeign(written: string): Fault | undefined {
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
 * Reads and measures an image that a document references, and replaces its URL with that of the file. An image that
 * cannot be shown is a problem.
 */
export function readImage(context: CompileContext, node: Image): ImageFile | undefined {
  const report = ({ message, fix }: Fault) => {
    reportProblem(context, node, { message: `the image "${node.url}" ${message}`, fix })
  }
  const local = node.url.replace(/^pathname:\/\/(?=\/)/, '')
  const foreign = findForeign(local)
  if (foreign) {
    report(foreign)
    return undefined
  }
  const { path: written, suffix } = splitHref(local)
  const reference = { written, noun: 'image', types: imageTypes }
  const found = readReferencedFile(context, node, reference)
  if (!found) return undefined
  const image = readImageFile(found.file, found.bytes)
  if ('message' in image) {
    report(image)
    return undefined
  }
  context.findings.assets.push(image.original, ...image.copies.map(({ asset }) => asset))
  const theme = Object.hasOwn(themeClasses, suffix) ? themeClasses[suffix] : undefined
  if (theme) {
    const { className, ...others } = node.data?.hProperties ?? {}
    const classes = [className, theme].flat().filter((each) => typeof each === 'string')
    node.data = { hProperties: { ...others, className: classes } }
  }
  node.url = toAssetHref(image.original) + (theme || image.copies.length > 0 ? '' : suffix)
  return image
}
