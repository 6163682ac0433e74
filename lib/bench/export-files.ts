import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { mainDocs } from '@/lib/config/instances'

/** A file of the export: its path with forward slashes and its size. */
export type ExportFile = { path: string; size: number }

/** The kinds of pages whose bytes are reported. */
export const pageKinds = ['docs page', 'generated category', 'home', 'not found'] as const

export type PageKind = (typeof pageKinds)[number]

const docsFolder = mainDocs.routeBasePath.replace(/^\/+|\/+$/g, '')
const versionFolders = new Set(mainDocs.versions.map((version) => version.path).filter(Boolean))

/** Every file below a folder. */
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

/** The kind of an exported page of the latest version; undefined for any other file. */
export function findPageKind(file: string): PageKind | undefined {
  if (file === 'index.html') return 'home'
  if (file === '404.html') return 'not found'
  const segments = file.split('/')
  if (segments[0] !== docsFolder || segments.at(-1) !== 'index.html') return undefined
  const [first = ''] = segments.slice(1)
  if (versionFolders.has(first)) return undefined
  return first === 'category' ? 'generated category' : 'docs page'
}

/** The page of median size among the given files, or undefined without any. */
export function findMidSize(files: ExportFile[]): ExportFile | undefined {
  const sorted = [...files].sort((a, b) => a.size - b.size || (a.path < b.path ? -1 : 1))
  return sorted[Math.floor(sorted.length / 2)]
}

/** The page of median size of every kind the export has. */
export function findTypicalPages(files: ExportFile[]): { kind: PageKind; file: ExportFile }[] {
  return pageKinds.flatMap((kind) => {
    const file = findMidSize(files.filter((candidate) => findPageKind(candidate.path) === kind))
    return file ? [{ kind, file }] : []
  })
}

/** @example toRoute('docs/cli/index.html') // '/docs/cli/' */
export function toRoute(file: string): string {
  return `/${file.replace(/index\.html$/, '')}`
}
