import { readImageFile } from '@/lib/assets/image-file'
import { toAssetHref } from '@/lib/assets/asset'
import type { SourceText } from '@/lib/source/source-text'
import { findKeyPosition, parseFrontMatter } from '@/lib/source/source-text'
import { isExternalUrl } from '@/lib/core/url'
import { readNamedFile } from './asset-files'
import type { CompileContext } from '../core/context'
import { reportProblem } from '../core/context'

/** The picture that a link to a page is shown with elsewhere. */
export type PreviewImage = {
  /** Site path without the base URL, or the URL of a picture on another site. */
  src: string
  width?: number
  height?: number
}

/** File types that readers of Open Graph show. */
const previewTypes = ['.png', '.jpg', '.jpeg', '.webp', '.gif']

/** The `image` of the front matter: a file next to the document, one of public/, or a URL. What is missing is a problem. */
export function readPreviewImage(
  context: CompileContext,
  source: SourceText,
): PreviewImage | undefined {
  // Most documents have none, and reading their front matter once more would cost as much as a short text.
  if (!/^image:/m.test(source.frontMatter)) return undefined
  const { image: written } = parseFrontMatter(source)
  if (typeof written !== 'string') return undefined
  if (isExternalUrl(written)) return { src: written }
  const start = findKeyPosition(source, 'image')
  const node = { position: { start } }
  const found = readNamedFile(context, node, { written, noun: 'image', types: previewTypes })
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
  context.assets.set(image.original.name, image.original)
  const { width, height } = image
  return { src: toAssetHref(image.original), width, height }
}
