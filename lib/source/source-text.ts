import type { Problem } from '@/lib/core/problem'
import { parseYaml } from './parse-yaml'

/** A content file, split into front matter and body. */
export type SourceText = {
  /** Path of the file from the repository root. */
  path: string
  /** YAML between the fences, empty without front matter. */
  frontMatter: string
  /** Markdown with the front matter blanked out, so line numbers match the file. */
  body: string
}

/** Size limit of a content file in bytes. A larger file is a mistake and slow to read (largest real page: 60 KB). */
export const MAX_SOURCE_BYTES = 1024 * 1024

const FENCED_FRONT_MATTER = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/

/**
 * Matches keys below an empty line or a comment, as in TOML, or without the right line above them. Any other word with a
 * colon may be that of a heading, which a line of dashes underlines.
 */
const DISPLACED_FRONT_MATTER =
  /^(?:[ \t\n]+---\s+[a-z_]+:|\+\+\+\n|(?:<!--[^]*?-->\s*---[ \t]*\n|---[ \t]*[-\w]+[ \t]*\n)?(?:title|id|slug|description|sidebar_\w+|date|authors|tags):.*\n(?:[a-z_]+:.*\n|[ \t].*\n)*-{3,}\n)/

/** Matches a fenced block of code. */
const FENCED_CODE = /^[ \t>]*(`{3,}|~{3,})[^]*?^[ \t>]*\1/gm

/** Removes a byte order mark and turns Windows line endings into `\n`. */
export function normalizeText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
}

/** Splits a file into front matter and body; a byte order mark and CRLF are accepted. */
export function toSourceText(path: string, text: string): SourceText {
  const normalized = normalizeText(text)
  const match = FENCED_FRONT_MATTER.exec(normalized)
  if (!match) return { path, frontMatter: '', body: normalized }
  const blank = match[0].replace(/[^\n]/g, '')
  return { path, frontMatter: match[1] ?? '', body: blank + normalized.slice(match[0].length) }
}

/** Checks the raw file, before anything is parsed. */
export function checkText(path: string, text: string): Problem[] {
  const at = (line: number, message: string, fix: string): Problem[] => [
    { path, line, column: 1, message, fix },
  ]
  if (Buffer.byteLength(text) > MAX_SOURCE_BYTES) {
    const size = (Buffer.byteLength(text) / 1024 / 1024).toFixed(1)
    return at(1, `the file is ${size} MB, which exceeds the limit of 1 MB`, 'split it into pages')
  }
  if (/^\uFEFF?---[ \t]*\r?\n/.test(text) && !FENCED_FRONT_MATTER.test(normalizeText(text))) {
    return at(1, 'the front matter is not closed', 'write --- on a line of its own below it')
  }
  if (text.trim() === '') {
    return at(1, 'the file is empty', 'add front matter with a title and some text, or delete it')
  }
  const carriageReturn = text.indexOf('\r')
  if (carriageReturn !== -1) {
    const line = text.slice(0, carriageReturn).split('\n').length
    return at(line, 'Windows line endings (CRLF)', 'save with LF, or run `npm run format`')
  }
  if (DISPLACED_FRONT_MATTER.test(text)) {
    const fix = 'write --- on the first line, above the keys, and on a line of its own below them'
    return at(1, 'the front matter does not start with ---', fix)
  }
  // Code may show the marks of a conflict.
  const prose = text.replace(FENCED_CODE, (code) => code.replaceAll('<', ' '))
  return [findUnreadable(path, prose)].filter((each) => each !== undefined)
}

/** Finds text that can't be read in a file: in another encoding, or with the marks of a conflict in Git. */
export function findUnreadable(path: string, text: string): Problem | undefined {
  const offset = text.search(/[\0\uFFFD]|^<{7} /m)
  if (offset === -1) return undefined
  const place = { path, line: text.slice(0, offset).split('\n').length, column: 1 }
  return text[offset] === '<'
    ? { ...place, message: 'a conflict of two commits', fix: 'keep one of the two versions' }
    : {
        ...place,
        message: 'the line has bytes that are not UTF-8 text',
        fix: 'save the file as UTF-8',
      }
}

/** Returns the front matter as a plain object: as much as can be read of it, and an empty one if it isn't a map. */
export function parseFrontMatter(source: SourceText): Record<string, unknown> {
  const value = parseYaml(source.frontMatter).data
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
