import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { SitePath } from '@/lib/core/url'
import { RECORDS_FOLDER } from './record-files'

/** Folder of the files of the site that aren't pages, each at its path. An export copies them. */
export const FILES_FOLDER = path.join(
  /* turbopackIgnore: true */ process.cwd(),
  RECORDS_FOLDER,
  'files',
)

/** Writes the files of the site that aren't pages, and removes all others. */
export function writeFiles(files: { path: SitePath; content: string | Uint8Array }[]): void {
  rmSync(FILES_FOLDER, { recursive: true, force: true })
  for (const { path: sitePath, content } of files) {
    const file = path.join(FILES_FOLDER, sitePath)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}

/** Lists the names of the files in a folder of the site. @throws Error if no build has created them yet */
export function listFileNames(folder: string): string[] {
  return readdirSync(path.join(FILES_FOLDER, folder))
}
