import { readImageFile } from '@/lib/source/assets/image-file'
import { toAssetHref } from '@/lib/source/assets/asset'
import { findKeyOffset } from '@/lib/source/data-problems'
import { parseYaml } from '@/lib/source/parse-yaml'
import { isExternalUrl } from '@/lib/core/url'
import { readReferencedFile } from './asset-files'
import type { CompileContext } from '../core/context'
import { reportProblem } from '../core/context'

/** The image that other sites show with a link to a page. */
export type PreviewImage = {
  /** Site path without the base URL, or the URL of an image on another site. */
  src: string
  width?: number
  height?: number
}

/** File types that consumers of Open Graph support. */
const previewTypes = ['.png', '.jpg', '.jpeg', '.webp', '.gif']

/**
 * Reads `image` from the front matter: a file next to the document or in `public/`, or a URL. A missing file is a
 * problem.
 */
export function readPreviewImage(context: CompileContext): PreviewImage | undefined {
  const { image: written } = context.frontMatter
  if (typeof written !== 'string') return undefined
  if (isExternalUrl(written)) return { src: written }
  const { document, toPlace } = parseYaml(context.source.frontMatter, 1)
  const node = { position: { start: toPlace(findKeyOffset(document, ['image'])) } }
  const found = readReferencedFile(context, node, { written, noun: 'image', types: previewTypes })
  if (!found) return undefined
  const image = previewTypes.some((type) => found.file.toLowerCase().endsWith(type))
    ? readImageFile(found.file, found.bytes)
    : {
        message: "has a type that previews don't support",
        fix: 'save it as PNG, JPEG, WebP or GIF',
      }
  if ('message' in image) {
    reportProblem(context, node, {
      message: `the image "${written}" ${image.message}`,
      fix: image.fix,
    })
    return undefined
  }
  context.findings.assets.push(image.original)
  const { width, height } = image
  return { src: toAssetHref(image.original), width, height }
}
