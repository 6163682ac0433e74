import { listAllFiles } from '@/lib/core/list-files'
import { isPartial } from './partials'

/**
 * Whether a file or folder isn't content: its name, or that of a folder around it, starts with a dot, as those of
 * editors' locks and of macOS do, or is `node_modules`.
 * @param file path below a folder of content
 */
export function isIgnored(file: string): boolean {
  return file.split('/').some((name) => name.startsWith('.') || name === 'node_modules')
}

/** Lists the files below a folder, except ignored ones, by their paths with forward slashes inside it, sorted. */
export function listFiles(folder: string): string[] {
  return listAllFiles(folder).filter((file) => !isIgnored(file))
}

/** Lists every Markdown file below `content/` except partials, by content paths with forward slashes, sorted. */
export function listContentPaths(): string[] {
  return listFiles('content')
    .filter((file) => /\.mdx?$/.test(file) && !isPartial(file))
    .map((file) => `content/${file}`)
}
