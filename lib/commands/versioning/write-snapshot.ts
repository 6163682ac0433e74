import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { DocsConfig } from '@/lib/config/types'
import { findPinnedRelease } from '@/lib/config/versions'
import type { CutPlan } from './plan-cut'
import type { PinChange } from './snapshot-text'
import { countMentions, isDraft, toSnapshotText } from './snapshot-text'

/** A file of the snapshot that a person has to review: its content path, and the number of lines. */
export type Mention = { path: string; lines: number }

/** Result of writing a snapshot. */
export type WrittenSnapshot = {
  /** Number of files. */
  files: number
  /**
   * The change of the release that install commands pin, and the number of changed pins. Undefined if the release is
   * the same as in the source.
   */
  pins: (PinChange & { count: number }) | undefined
  /** Documents of the source that aren't part of the snapshot. */
  drafts: string[]
  /** Documents of the snapshot whose edit URL was removed. */
  editUrls: string[]
  /** Where the snapshot still mentions the release of its source, if it's a different one. */
  mentions: Mention[]
}

const DOCUMENT = /\.mdx?$/
const TEXT = /\.(?:mdx?|ts|json|ya?ml)$/

/** Copies the documents of a version and the files they use. @param name name of the version to cut */
export function writeSnapshot(docs: DocsConfig, name: string, plan: CutPlan): WrittenSnapshot {
  const { folder, source, sourceFolder, files } = plan
  const release = findPinnedRelease(docs, source)
  const change = release === undefined || release === name ? undefined : { from: release, to: name }
  const drafts: string[] = []
  const editUrls: string[] = []
  const mentions: Mention[] = []
  let count = 0
  for (const file of files) {
    const [original, copy] = [sourceFolder + file, folder + file]
    const text = TEXT.test(file) ? readFileSync(original, 'utf8') : ''
    if (DOCUMENT.test(file) && isDraft(text)) {
      drafts.push(original)
      continue
    }
    const snapshot = DOCUMENT.test(file)
      ? toSnapshotText(text, change)
      : { text, pins: 0, hadEditUrl: false }
    mkdirSync(path.dirname(copy), { recursive: true })
    if (snapshot.text === text) copyFileSync(original, copy)
    else writeFileSync(copy, snapshot.text)
    count += snapshot.pins
    if (snapshot.hadEditUrl) editUrls.push(copy)
    const lines = change ? countMentions(snapshot.text, change.from) : 0
    if (lines > 0) mentions.push({ path: copy, lines })
  }
  return {
    files: files.length - drafts.length,
    pins: change && { ...change, count },
    drafts,
    editUrls,
    mentions,
  }
}
