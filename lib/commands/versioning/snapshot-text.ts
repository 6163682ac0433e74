import { product } from '@/lib/config/product'

/** The releases that install commands pin before and after a cut. */
export type PinChange = { from: string; to: string }

/** Front matter at the start of a document. The same lines in a code block are an example. */
const FRONT_MATTER = /^---[ \t]*\r?\n[^]*?\n---[ \t]*(?:\r?\n|$)/

/** A link to the source of one document. It doesn't apply to a copy, which is edited in its own place. */
const EDIT_URL = /^custom_edit_url:(?!\s*(?:null|~)?\s*$).*\n/m

function escapeDots(release: string): string {
  return release.replaceAll('.', '\\.')
}

/** Whether a document is a draft, which no release contains. */
export function isDraft(text: string): boolean {
  return /^draft:\s*true\s*$/m.test(FRONT_MATTER.exec(text)?.[0] ?? '')
}

/** The text of a document or partial in a snapshot. */
export type SnapshotText = {
  text: string
  /** Number of changed pins in install commands. */
  pins: number
  /** Whether it had an edit URL, which is removed. */
  hadEditUrl: boolean
}

/**
 * Returns the text of a document in a snapshot: without its edit URL, and with packages of the documented product
 * pinned to the snapshot's release. Releases mentioned in prose stay, because only a person knows what they mean.
 * @param pins undefined if no pins change
 * @example 'npm install @docusaurus/core@3.1.1' // 'npm install @docusaurus/core@3.0.1'
 */
export function toSnapshotText(text: string, pins: PinChange | undefined): SnapshotText {
  const [frontMatter = ''] = FRONT_MATTER.exec(text) ?? []
  const edited = frontMatter.replace(EDIT_URL, '')
  const result = edited + text.slice(frontMatter.length)
  const hadEditUrl = edited !== frontMatter
  if (!pins) return { text: result, pins: 0, hadEditUrl }
  const pinned = new RegExp(
    `(${product.scope}/[a-z\\d-]+@)${escapeDots(pins.from)}(?![\\w.+-]*\\d)`,
    'g',
  )
  return {
    text: result.replace(pinned, (_, name: string) => name + pins.to),
    pins: [...result.matchAll(pinned)].length,
    hadEditUrl,
  }
}

/** Counts the lines that mention a release. */
export function countMentions(text: string, release: string): number {
  const mention = new RegExp(`(?<![\\d.])${escapeDots(release)}(?!\\.?\\d)`)
  return text.split('\n').filter((line) => mention.test(line)).length
}
