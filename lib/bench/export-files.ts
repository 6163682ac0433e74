import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { changelog, mainBlog, mainDocs } from '@/lib/config/instances'

/** A file of the export: its path with forward slashes and its size. */
export type ExportFile = { path: string; size: number }

/** The kinds of pages whose bytes are reported. */
export const pageKinds = [
  'docs page',
  'generated category',
  'blog page',
  'changelog page',
  'showcase',
  'home',
  'not found',
] as const

export type PageKind = (typeof pageKinds)[number]

function toFolder(routeBasePath: string): string {
  return routeBasePath.replace(/^\/+|\/+$/g, '')
}

const docsFolder = toFolder(mainDocs.routeBasePath)
/** Folders whose pages are all of one kind. */
const kindOfFolder = new Map<string, PageKind>([
  [toFolder(mainBlog.routeBasePath), 'blog page'],
  [toFolder(changelog.routeBasePath), 'changelog page'],
  ['showcase', 'showcase'],
])
const versionFolders = new Set(mainDocs.versions.map((version) => version.path).filter(Boolean))

/** Lists the files in a folder and its subfolders. */
export async function listExport(folder: string): Promise<ExportFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name)
      const { size } = await stat(file)
      return { path: path.relative(folder, file).split(path.sep).join('/'), size }
    }),
  )
}

/** Returns the kind of an exported page of the latest version, or undefined for any other file. */
export function findPageKind(file: string): PageKind | undefined {
  if (file === 'index.html') return 'home'
  if (file === '404.html') return 'not found'
  const [folder = '', first = '', ...rest] = file.split('/')
  if ((rest.at(-1) ?? first) !== 'index.html') return undefined
  if (folder !== docsFolder) return kindOfFolder.get(folder)
  if (versionFolders.has(first)) return undefined
  return first === 'category' ? 'generated category' : 'docs page'
}

/** Returns the page of median size among the given files, or undefined if there are none. */
export function findMidSize(files: ExportFile[]): ExportFile | undefined {
  const sorted = [...files].sort((a, b) => a.size - b.size || (a.path < b.path ? -1 : 1))
  return sorted[Math.floor(sorted.length / 2)]
}

/**
 * Returns the page of median size of every kind in the export.
 * @param isPage whether an HTML file is a page of the app, and not a redirect
 */
export function findTypicalPages(
  files: ExportFile[],
  isPage: (path: string) => boolean,
): { kind: PageKind; file: ExportFile }[] {
  const pages = files.filter((file) => file.path.endsWith('.html') && isPage(file.path))
  return pageKinds.flatMap((kind) => {
    const file = findMidSize(pages.filter((candidate) => findPageKind(candidate.path) === kind))
    return file ? [{ kind, file }] : []
  })
}

/** Returns a function that tells pages of the app from redirects. @param folder folder of the export */
export const isPageOf = (folder: string) => (file: string) =>
  existsSync(path.join(folder, file.replace(/html$/, 'txt')))

/** @example toRoute('docs/cli/index.html') // '/docs/cli/' */
export function toRoute(file: string): string {
  return `/${file.replace(/index\.html$/, '')}`
}
