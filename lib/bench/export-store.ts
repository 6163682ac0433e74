import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { toTransferred } from './brotli'

/** A file of an export in memory. */
export type StoredFile = {
  path: string
  /** Bytes on disk. */
  raw: number
  body: Buffer
  /** Identifies the content, so that a browser can check whether its copy is up to date. */
  etag: string
  encoding: string | undefined
}

/** Returns the file for the path of a URL. @example toFilePath('/docs/cli/?x=1') // 'docs/cli/index.html' */
export function toFilePath(url: string): string {
  const { pathname } = new URL(url, 'http://localhost')
  const file = decodeURIComponent(pathname).slice(1)
  return file === '' || file.endsWith('/') ? `${file}index.html` : file
}

async function store(file: string, content: Buffer): Promise<StoredFile> {
  const etag = `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`
  return { path: file, raw: content.length, etag, ...(await toTransferred(file, content)) }
}

/** The files of an export by URL, read and compressed on demand. */
export class ExportStore {
  readonly #files = new Map<string, Promise<StoredFile | undefined>>()

  constructor(readonly folder: string) {}

  find(url: string): Promise<StoredFile | undefined> {
    const file = toFilePath(url)
    let stored = this.#files.get(file)
    if (!stored) {
      stored = this.#read(file)
      this.#files.set(file, stored)
    }
    return stored
  }

  /** Adds a page that the export doesn't have. */
  add(url: string, html: string): void {
    const file = toFilePath(url)
    this.#files.set(file, store(file, Buffer.from(html)))
  }

  async #read(file: string): Promise<StoredFile | undefined> {
    const place = path.join(this.folder, file)
    if (path.relative(this.folder, place).startsWith('..')) return undefined
    const content = await readFile(place).catch(() => undefined)
    if (!content) return undefined
    return store(file, content)
  }
}
