import escapeRegExp from 'lodash-es/escapeRegExp.js'
import { product } from '@/lib/config/product'

/** Front matter at the start of a document. The same lines in a code block are an example. */
const FRONT_MATTER = /^---[ \t]*\r?\n[^]*?\n---[ \t]*(?:\r?\n|$)/

/** A link to the source of one document. It doesn't apply to a copy, which is edited in its own place. */
const EDIT_URL = /^custom_edit_url:(?!\s*(?:null|~)?\s*$).*\n/m

/** Whether a text is that of a draft, which no release contains. */
export function isDraft(text: string): boolean {
  return /^draft:\s*true\s*$/m.test(FRONT_MATTER.exec(text)?.[0] ?? '')
}

/**
 * Returns the text of a document in a snapshot: without its edit URL, and with packages of the documented product
 * pinned to the snapshot's release. Releases mentioned in prose stay, because only a person knows what they mean.
 * @param from the release that is pinned in the source; undefined if there is none
 * @example 'npm install @docusaurus/core@3.1.1' // 'npm install @docusaurus/core@3.0.1'
 */
export function toSnapshotText(text: string, from: string | undefined, to: string): string {
  const edited = text.replace(FRONT_MATTER, (frontMatter) => frontMatter.replace(EDIT_URL, ''))
  if (from === undefined) return edited
  const pin = new RegExp(`(${product.scope}/[a-z\\d-]+@)${escapeRegExp(from)}(?![\\w.+-]*\\d)`, 'g')
  return edited.replace(pin, (_, name: string) => name + to)
}
