import { lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Lists the files in a folder and its subfolders by their paths inside it, with forward slashes, sorted. */
export function listAllFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !lstatSync(path.join(folder, file)).isDirectory())
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort()
}
