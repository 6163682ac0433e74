import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { findTypicalPages, isPageOf, listExport, toRoute } from './export-files'
import { ExportStore } from './export-store'
import { getPageNeeds } from './page-needs'
import type { Cell } from './table'
import { formatTable, toKilobytes } from './table'

/** Bytes of a page. `raw` is the size on disk; everything else is as transferred. */
export type PageBytes = {
  raw: number
  html: number
  css: number
  js: number
  other: number
  total: number
  /** Number of requests: the document and every file it needs. */
  requests: number
}

/** Measures one page of an export by its file. */
export async function measurePageBytes(store: ExportStore, file: string): Promise<PageBytes> {
  const document = await store.get(`/${file}`)
  const needs = getPageNeeds(await readFile(path.join(store.folder, file), 'utf8'))
  const sum = async (urls: string[]) => {
    // Files from other origins don't belong to this site, and the policy forbids them.
    const files = await Promise.all(
      urls.filter((url) => url.startsWith('/')).map((url) => store.get(url)),
    )
    return files.reduce((total, { body }) => total + body.length, 0)
  }
  const [css, js, other] = await Promise.all([sum(needs.css), sum(needs.js), sum(needs.other)])
  const html = document.body.length
  return {
    raw: document.raw,
    html,
    css,
    js,
    other,
    total: html + css + js + other,
    requests: 1 + needs.css.length + needs.js.length + needs.other.length,
  }
}

const head = ['KB, brotli', 'HTML raw', 'HTML', 'CSS', 'JS', 'other', 'total', 'requests']

function toRow(label: string, bytes: PageBytes): Cell[] {
  const { raw, html, css, js, other, total, requests } = bytes
  return [label, ...[raw, html, css, js, other, total].map(toKilobytes), requests]
}

/** Formats a table of the bytes of pages. */
export function formatPageBytes(pages: { label: string; bytes: PageBytes }[]): string {
  return formatTable(
    head,
    pages.map(({ label, bytes }) => toRow(label, bytes)),
  )
}

/** Returns the table of bytes for every page kind. Each kind is represented by its page of median size. */
export async function reportBytes(folder: string): Promise<string> {
  const store = new ExportStore(folder)
  const pages = findTypicalPages(await listExport(folder), isPageOf(folder))
  return formatPageBytes(
    await Promise.all(
      pages.map(async ({ kind, file }) => ({
        label: `${kind} (${toRoute(file.path)})`,
        bytes: await measurePageBytes(store, file.path),
      })),
    ),
  )
}
