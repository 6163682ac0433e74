import escapeRegExp from 'lodash-es/escapeRegExp.js'
import { product } from '@/lib/config/product'
import { parseFrontMatter, toSourceText } from '@/lib/source/source-text'

/** A link to the source of one document. It doesn't apply to a copy, which is edited in its own place. */
const EDIT_URL = /^custom_edit_url:(?!\s*(?:null|~)?\s*$).*\n/m

/** Whether a text is that of a draft, which no release contains. */
export function isDraft(text: string): boolean {
  return parseFrontMatter(toSourceText('', text))['draft'] === true
}

/**
 * Returns the text of a document in a snapshot: without its edit URL, and with packages of the documented product
 * pinned to the snapshot's release. Releases mentioned in prose stay, because only a person knows what they mean.
 * @param from the release that is pinned in the source; undefined if there is none
 * @example 'npm install @docusaurus/core@3.1.1' // 'npm install @docusaurus/core@3.0.1'
 */
export function toSnapshotText(text: string, from: string | undefined, to: string): string {
  // The same lines in a code block are an example.
  const { frontMatter } = toSourceText('', text)
  const edited = text.replace(`${frontMatter}\n`, (lines) => lines.replace(EDIT_URL, ''))
  if (from === undefined) return edited
  const pin = new RegExp(`(${product.scope}/[a-z\\d-]+@)${escapeRegExp(from)}(?![\\w.+-]*\\d)`, 'g')
  return edited.replace(pin, (_, name: string) => name + to)
}
