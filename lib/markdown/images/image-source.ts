import type { ImageProblem } from '@/lib/assets/image-file'
import { imageTypes, readImageFile } from '@/lib/assets/image-file'
import { isExternalUrl, splitHref } from '@/lib/core/url'
import { readReferencedFile } from './asset-files'
import type { CompileContext, Positioned } from '../core/context'
import { reportProblem } from '../core/context'
import { IMAGE_SCHEME } from '../core/file-scheme'

/** Fragments that GitHub supports in the URL of an image, and the class that shows it in one theme only. */
const themeClasses: Record<string, string> = {
  '#gh-light-mode-only': 'light-only',
  '#gh-dark-mode-only': 'dark-only',
}

/** The source that represents an image until `rehypeImages` writes its markup. */
export type ImageSource = {
  src: string
  /** Class of an image that is shown in one theme only. */
  theme: string | undefined
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

/** Reads and measures an image that a document references. An image that cannot be shown is a problem. */
export function readImage(
  context: CompileContext,
  node: Positioned,
  written: string,
): ImageSource | undefined {
  const report = ({ message, fix }: ImageProblem) =>
    reportProblem(context, node, { message: `the image "${written}" ${message}`, fix })
  const local = written.replace(/^pathname:\/\/(?=\/)/, '')
  const foreign = findForeign(local)
  if (foreign) {
    report(foreign)
    return undefined
  }
  const { path, suffix } = splitHref(local)
  const found = readReferencedFile(context, node, {
    written: path,
    noun: 'image',
    types: imageTypes,
  })
  if (!found) return undefined
  const image = context.images.get(found.file) ?? readImageFile(found.file, found.bytes)
  if ('message' in image) {
    report(image)
    return undefined
  }
  context.images.set(found.file, image)
  for (const asset of [image.original, ...image.copies.map((copy) => copy.asset)]) {
    context.assets.set(asset.name, asset)
  }
  const theme = Object.hasOwn(themeClasses, suffix) ? themeClasses[suffix] : undefined
  return { src: `${IMAGE_SCHEME}${encodeURI(found.file)}${theme ? '' : suffix}`, theme }
}
