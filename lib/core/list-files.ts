import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Lists the files in a folder and its subfolders by their paths inside it, with forward slashes, sorted. */
export function listAllFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort()
}
