import { cp, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ASSETS_PATH } from '@/lib/assets/asset'
import { findStoredAsset } from '@/lib/assets/asset-store'
import { forEachConcurrently } from '@/lib/core/for-each-concurrently'
import type { SitePath } from '@/lib/core/url'
import { mergeChunks } from '@/lib/next/merge-chunks'
import { STATIC_FOLDER, isChunk, listChunks } from '@/lib/next/static-files'
import { addCompileHint } from '../scripts/compile-hint'
import type { SiteFile } from '../core/site-file'
import { OPTIONAL_FOLDERS } from '../core/site-file'
import type { FinishedPage } from './finish-page'

/** Number of files created at the same time. Images are drawn in threads. */
const FILES_AT_ONCE = 4

/** Totals of an export. */
export type ExportSummary = { pages: number; files: number; bytes: number }

/** Everything that is exported. */
export type ExportParts = {
  /** The finished pages, one at a time, because all of them would take a lot of memory. */
  pages: Iterable<readonly [path: SitePath, page: FinishedPage]>
  /** Files of the site that aren't pages. */
  files: SiteFile[]
  /** Creates the content of a file or returns it from the cache. */
  createFile: (file: SiteFile) => Promise<string | Uint8Array>
  /** Folder of the compiled app's files. */
  staticFolder: string
  /** Folder of files that are served unchanged. */
  publicFolder: string
}

/** Lists the files in a folder and its subfolders, with forward slashes. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
}

/**
 * Returns a page's file, relative to the export's folder.
 * @example toPageFile('/docs/cli/') // 'docs/cli/index.html'
 */
function toPageFile(sitePath: SitePath): string {
  return sitePath.endsWith('/') ? `${sitePath.slice(1)}index.html` : sitePath.slice(1)
}

async function writeTo(folder: string, file: string, content: string | Uint8Array): Promise<void> {
  const target = path.join(folder, file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, content)
}

/** Number of pages, and the files they need. */
type Needs = { pages: number; assets: Set<string>; chunks: Set<string>; folders: Set<string> }

async function writePages(folder: string, pages: ExportParts['pages']): Promise<Needs> {
  const needs: Needs = { pages: 0, assets: new Set(), chunks: new Set(), folders: new Set() }
  for (const [sitePath, page] of pages) {
    await writeTo(folder, toPageFile(sitePath), page.html)
    needs.pages += 1
    for (const asset of page.assets) needs.assets.add(asset)
    for (const chunk of page.chunks) needs.chunks.add(chunk)
    for (const each of page.folders) needs.folders.add(each)
  }
  return needs
}

/** Copies the compiled app, except for scripts that no page or other script references, such as polyfills. */
async function copyApp(folder: string, staticFolder: string, used: Set<string>): Promise<void> {
  const files = (await listFiles(staticFolder))
    .map((file) => ({ from: path.join(staticFolder, file), to: `${STATIC_FOLDER}/${file}` }))
    .filter(({ to }) => to.includes('/chunks/') || to.includes('/media/'))
  const compiled = new Map<string, string>()
  for (const { from, to } of files) {
    if (isChunk(to)) compiled.set(to, await readFile(from, 'utf8'))
    else await writeTo(folder, to, await readFile(from))
  }
  const scripts = mergeChunks(compiled)
  for (const [file, script] of scripts) {
    for (const chunk of listChunks(script)) if (chunk !== file) used.add(chunk)
  }
  for (const [file, script] of scripts) {
    if (used.has(file)) await writeTo(folder, file, addCompileHint(script))
  }
}

/** Writes the whole site to a folder, which is emptied first. */
export async function writeExport(folder: string, parts: ExportParts): Promise<ExportSummary> {
  const { pages, files, createFile, staticFolder, publicFolder } = parts
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await cp(publicFolder, folder, { recursive: true })
  const needs = await writePages(folder, pages)
  await copyApp(folder, staticFolder, needs.chunks)
  for (const asset of needs.assets) {
    const found = findStoredAsset(asset)
    // The text of a page may also mention an image that doesn't exist.
    if (found) await writeTo(folder, `${ASSETS_PATH.slice(1)}${asset}`, found.bytes)
  }
  const isNeeded = ({ path: file }: SiteFile) =>
    OPTIONAL_FOLDERS.every((each) => !file.startsWith(each) || needs.folders.has(each))
  await forEachConcurrently(files.filter(isNeeded), FILES_AT_ONCE, async (file) => {
    await writeTo(folder, file.path.slice(1), await createFile(file))
  })
  const written = await listFiles(folder)
  const sizes = await Promise.all(written.map((file) => stat(path.join(folder, file))))
  return {
    pages: needs.pages,
    files: written.length,
    bytes: sizes.reduce((total, { size }) => total + size, 0),
  }
}

/** Replaces the previous export, which is served unchanged until then. */
export async function publishExport(folder: string, target: string): Promise<void> {
  const previous = `${target}.previous`
  await rm(previous, { recursive: true, force: true })
  await rename(target, previous).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  })
  await mkdir(path.dirname(target), { recursive: true })
  await rename(folder, target)
  await rm(previous, { recursive: true, force: true })
}
