import { ASSETS_PATH } from '@/lib/source/assets/asset'
import { isExternalUrl, splitHref } from '@/lib/core/url'
import type { CompileContext } from '../core/context'
import type { MarkdownJsxElement } from '../core/jsx-props'
import { isFileValue } from '../core/literals'
import { publishFile, readReferencedFile } from './asset-files'

const MEDIA = /^(?:audio|video|source|track)$/

/** Matches the URL in an attribute, or those in a `srcset`. */
const URLS = /(?<=(?:^|,)\s*)[^\s,]+/g

/**
 * Replaces `href={require('./report.docx').default}`, `src={clip}` of an imported file, `href={useBaseUrl('/docs/')}`,
 * and `src="./clip.mp4"` of media with the URL as text.
 */
export function resolveFileValues(context: CompileContext, element: MarkdownJsxElement): void {
  const publish = (written: string): string => {
    const file = readReferencedFile(context, element, { written, noun: 'file', types: [] })
    // Not empty, which is a fault of links.
    return file ? publishFile(context, file) : ASSETS_PATH
  }
  const resolve = (url: string): string => {
    const { path, suffix } = splitHref(url)
    return isExternalUrl(url) || path.startsWith('/') ? url : publish(path) + suffix
  }
  const isMedia = MEDIA.test(element.name ?? '')
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    const { name, value } = attribute
    if (typeof value === 'object') {
      const target = value?.data?.literal
      if (isFileValue(target)) attribute.value = target.isFile ? publish(target.path) : target.path
    } else if (value !== undefined && isMedia && /^(?:src|poster|srcset)$/i.test(name)) {
      attribute.value = value.replace(URLS, resolve)
    }
  }
}
