import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { DocsConfig } from '@/lib/config/types'
import { findPinnedRelease } from '@/lib/config/versions'
import type { CutPlan } from './plan-cut'
import type { PinChange } from './snapshot-text'
import { countMentions, isDraft, toSnapshotText } from './snapshot-text'

/** A file of the snapshot that a person has to look at, by content path. */
export type Mention = { path: string; lines: number }

/** What was copied. */
export type WrittenSnapshot = {
  /** Number of files. */
  files: number
  /** Which release install commands pin, where it is another one than in the source, and how many pins there were. */
  pins: (PinChange & { count: number }) | undefined
  /** Documents of the source that are no part of the snapshot. */
  drafts: string[]
  /** Documents of the snapshot that no longer name the URL of their source. */
  editUrls: string[]
  /** Where the snapshot still mentions the release of its source, if it is another one. */
  mentions: Mention[]
}

const DOCUMENT = /\.mdx?$/
const TEXT = /\.(?:mdx?|ts|json|ya?ml)$/

/** Copies the documents of a version and what they show. @param name of the version that is cut */
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
