import type { Href } from '@/lib/core/url'
import type { SocialCard } from '@/lib/records/site-page'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ASSET_NAME, ASSETS_PATH } from '@/lib/assets/asset'
import { copyStoredAsset } from '@/lib/assets/asset-store'
import { withBaseUrl } from '@/lib/config/base-url'
import { featureBoard } from '@/lib/config/feature-board'
import { addCompileHint } from '../scripts/compile-hint'
import type { InlineScripts } from '../scripts/inline-scripts'
import { fillScripts } from '../scripts/inline-scripts'
import { drawSocialCard } from '../social/draw-social-card'
import { checkClientRuntime } from '@/lib/next/client-runtime'
import { SURPLUS_FOLDERS, checkExportFiles, isSurplus, toPagePath } from '@/lib/next/export-files'
import { isChunk } from '@/lib/next/static-files'
import { onPage } from '@/lib/next/unexpected-next-error'
import { finishDocument } from './finish-document'

/** What a finished export consists of. */
export type ExportSummary = { pages: number; redirects: number; files: number; bytes: number }

/** A file that no route makes: it is for the host, or a URL that has moved. */
export type SiteFile = {
  kind: 'redirect' | 'file'
  /** Path below the export's folder. */
  path: string
  text: string
}

/** What diagrams, live code and formulas need. What no page mentions is not exported. */
const OPTIONAL_FOLDERS = ['/mermaid-frame/', '/live-frame/', '/math/']

/** Paths of the files below a folder, with forward slashes. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
}

/** Scripts that no page, no data file and no other script mentions, such as polyfills for browsers without modules. */
async function findUnusedChunks(folder: string, files: string[]): Promise<string[]> {
  const chunks = files.filter(isChunk)
  const unused = new Set(chunks)
  for (const file of files) {
    if (!/\.(?:html|txt|js)$/.test(file) || unused.size === 0) continue
    const text = await readFile(path.join(folder, file), 'utf8')
    for (const chunk of unused) {
      if (chunk !== file && text.includes(path.basename(chunk))) unused.delete(chunk)
    }
  }
  return [...unused]
}

const ASSET_MENTION = new RegExp(`${ASSETS_PATH}(${ASSET_NAME.source})`, 'g')

/** Puts the assets that pages mention beside them and returns their paths. A page may also write about one that is none. */
async function copyAssets(folder: string, names: Iterable<string>): Promise<string[]> {
  const copied: string[] = []
  for (const name of names) {
    if (await copyStoredAsset(name, path.join(folder, ASSETS_PATH))) {
      copied.push(path.join(ASSETS_PATH, name))
    }
  }
  return copied
}

async function writeSiteFiles(folder: string, siteFiles: SiteFile[]): Promise<string[]> {
  return Promise.all(
    siteFiles.map(async (siteFile) => {
      const file = path.join(folder, siteFile.path)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, siteFile.text)
      return siteFile.path
    }),
  )
}

/** Puts the images that links to pages are shown with beside them, and returns their paths. */
async function writeImages(folder: string, images: SiteParts['images']): Promise<string[]> {
  for (const { path: name, card } of images) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, await drawSocialCard(card))
  }
  return images.map(({ path: name }) => name)
}

/** What the site adds to its export. */
export type SiteParts = {
  siteFiles: SiteFile[]
  /** HTML for the head of a page. Throws if the page has no record. */
  getHead: (href: Href) => string
  /** What is written where pages have places for inline scripts. */
  scripts: Partial<InlineScripts>
  /** The social images by path below the export's folder. */
  images: { path: string; card: SocialCard }[]
}

/**
 * Rewrites the pages of an export, adds their assets and the site's parts, and removes what is never requested.
 * @throws UnexpectedNextError if Next has not exported what `lib/next` assumes
 */
export async function finishExport(
  folder: string,
  { siteFiles, getHead, scripts, images }: SiteParts = {
    siteFiles: [],
    getHead: () => '',
    scripts: {},
    images: [],
  },
): Promise<ExportSummary> {
  checkClientRuntime()
  const exported = await listFiles(folder)
  checkExportFiles(exported)
  const surplus = [...exported.filter(isSurplus), ...SURPLUS_FOLDERS]
  await Promise.all(
    surplus.map((name) => rm(path.join(folder, name), { recursive: true, force: true })),
  )

  const kept = exported.filter((file) => !isSurplus(file))
  const keptPaths = new Set(kept)
  const pages = kept.filter((file) => file.endsWith('.html'))
  const assets = new Set<string>()
  const unusedFolders = new Set(OPTIONAL_FOLDERS)
  const knownOrigins = featureBoard ? [featureBoard.origin] : []
  for (const page of pages) {
    const file = path.join(folder, page)
    const html = await readFile(file, 'utf8')
    for (const name of unusedFolders) if (html.includes(name)) unusedFolders.delete(name)
    const pagePath = toPagePath(page)
    const isFrame = OPTIONAL_FOLDERS.some((name) => `/${page}`.startsWith(name))
    const head = isFrame ? '' : getHead(withBaseUrl(pagePath))
    const finished = onPage(pagePath, () =>
      finishDocument(fillScripts(html, scripts), { head, knownOrigins, files: keptPaths }),
    )
    // Of the page as exported: what it loads later is named in its payload only.
    for (const [, name = ''] of (html + head).matchAll(ASSET_MENTION)) assets.add(name)
    await writeFile(file, finished)
  }
  const unused = [
    ...(await findUnusedChunks(folder, kept)),
    ...kept.filter((file) => [...unusedFolders].some((name) => `/${file}`.startsWith(name))),
  ]
  await Promise.all(unused.map((file) => rm(path.join(folder, file))))
  const chunks = kept.filter((file) => isChunk(file) && !unused.includes(file))
  await Promise.all(chunks.map((file) => addCompileHint(path.join(folder, file))))

  const files = [
    ...kept.filter((file) => !unused.includes(file)),
    ...(await copyAssets(folder, assets)),
    ...(await writeSiteFiles(folder, siteFiles)),
    ...(await writeImages(folder, images)),
  ]
  const sizes = await Promise.all(files.map((file) => stat(path.join(folder, file))))
  return {
    pages: pages.filter((file) => !unused.includes(file)).length,
    redirects: siteFiles.filter(({ kind }) => kind === 'redirect').length,
    files: files.length,
    bytes: sizes.reduce((total, { size }) => total + size, 0),
  }
}

/** Puts a finished export in the place of the previous one; until then the previous one is served untouched. */
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
