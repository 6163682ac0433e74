import type { CompileContext } from '../core/context'
import type { JsxElement } from '../core/jsx-props'
import { isFileValue } from '../core/literals'
import { publishFile, readReferencedFile } from './asset-files'

/**
 * Replaces `href={require('./report.docx').default}`, `src={clip}` of an imported file, and
 * `href={useBaseUrl('/docs/')}` with the URL as text.
 */
export function resolveFileValues(
  context: CompileContext,
  element: Pick<JsxElement, 'attributes' | 'position'>,
): void {
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'object') continue
    const target = attribute.value?.data?.literal
    if (!isFileValue(target)) continue
    const reference = { written: target.path, noun: 'file', types: [] }
    const file = target.isFile ? readReferencedFile(context, element, reference) : undefined
    if (file) attribute.value = publishFile(context, file)
    else attribute.value = target.isFile ? '' : target.path
  }
}
