import { constants } from 'node:fs'
import { copyFile, mkdir, readFile, readdir, realpath, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LIVE_FRAME_PATH, hashedPaths } from '../host/headers'

/** Tells when each file of an earlier build was last part of the deployed one, below the export's folder. */
export const KEPT_FILES_MANIFEST = 'kept-files.json'

/** For how many days files of earlier builds are kept: most tabs are closed or reloaded by then. */
export const DEFAULT_KEPT_DAYS = 30

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Folders from which an open page may ask for more. Mermaid names its parts by their content; its other files are in
 * every build under the same name, so that they are never taken from an earlier one.
 */
const KEPT_FOLDERS = [...hashedPaths, '/mermaid-frame/']

/** Times in ISO 8601 by path below the export's folder. */
type KeptFiles = Record<string, string>

/** What a merge did. */
export type MergeSummary = {
  /** Files of earlier builds that the export has now, and their bytes. */
  files: number
  bytes: number
  /** Files that have not been current for too long, and were left behind. */
  expired: number
}

/** Thrown when the folders cannot be merged; the message says what to do. */
export class MergeError extends Error {
  override name = 'MergeError'
}

async function isFolder(folder: string): Promise<boolean> {
  return (await stat(folder).catch(() => undefined))?.isDirectory() ?? false
}

/** @throws MergeError unless the folder is an export of this site */
async function checkExport(folder: string): Promise<void> {
  if (!(await isFolder(folder))) throw new MergeError(`There is no folder ${folder}`)
  const entries = new Set(await readdir(folder))
  if (!entries.has('404.html') || !(await isFolder(path.join(folder, hashedPaths[0] ?? '')))) {
    throw new MergeError(
      `${folder} is not an export of this site.  Fix: name the folder that has 404.html in it`,
    )
  }
}

async function checkFolders(previous: string, output: string): Promise<void> {
  await checkExport(previous)
  await checkExport(output)
  const [from, to] = await Promise.all([realpath(previous), realpath(output)])
  const isInside = (inner: string, outer: string) => `${inner}/`.startsWith(`${outer}/`)
  if (isInside(from, to) || isInside(to, from)) {
    throw new MergeError(
      `${previous} and ${output} are the same folder, or one is in the other.  Fix: copy the deployed files elsewhere before you build`,
    )
  }
}

/** Paths of what may be kept, below the folder. Pages are left out: only an export that is whole has pages that fit. */
async function listCandidates(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .filter((file) => KEPT_FOLDERS.some((kept) => file.startsWith(kept)))
    .filter((file) => !/\.html(?:\.br|\.gz)?$/.test(file) || file.startsWith(LIVE_FRAME_PATH))
    .map((file) => file.slice(1))
    .sort()
}

/** The manifest of an export; empty if it has none that can be read. */
async function readKeptFiles(folder: string): Promise<KeptFiles> {
  try {
    const text = await readFile(path.join(folder, KEPT_FILES_MANIFEST), 'utf8')
    const { files } = JSON.parse(text) as { files: KeptFiles }
    return Object.fromEntries(
      Object.entries(files).filter(([, time]) => !Number.isNaN(Date.parse(time))),
    )
  } catch {
    return {}
  }
}

/** The file that a compressed copy belongs to. @example toOriginal('a.js.br') // 'a.js' */
function toOriginal(file: string): string {
  return file.replace(/\.(?:br|gz)$/, '')
}

/**
 * Adds to a new export what open pages of earlier builds may still ask for: scripts, stylesheets, images and data whose
 * names have a hash of their content, and the frame of live code, which is named like that as well. No file of the new
 * build is changed, and no page is added.
 * @param previous folder of what is deployed, itself merged or not
 * @param output folder of the new build
 * @param days for how long a file is kept after the last build that it was part of
 * @throws MergeError if a folder is not an export of this site
 */
export async function mergeDeploy(
  previous: string,
  output: string,
  { days = DEFAULT_KEPT_DAYS, now = new Date() }: { days?: number; now?: Date } = {},
): Promise<MergeSummary> {
  await checkFolders(previous, output)
  const [before, keptOnce] = await Promise.all([readKeptFiles(previous), readKeptFiles(output)])
  const present = new Set(await listCandidates(output))
  // A folder that was merged already has files which are not its own.
  const kept = Object.fromEntries(Object.entries(keptOnce).filter(([file]) => present.has(file)))
  const current = new Set([...present].filter((file) => !(file in kept)))
  const summary: MergeSummary = { files: 0, bytes: 0, expired: 0 }
  for (const file of await listCandidates(previous)) {
    // A compressed copy of another build must not be sent in the place of a file of this one.
    if (current.has(file) || current.has(toOriginal(file))) continue
    const lastCurrent = before[file] ?? now.toISOString()
    if (now.getTime() - Date.parse(lastCurrent) > days * DAY_MS) {
      summary.expired += 1
      continue
    }
    if (!present.has(file)) {
      const target = path.join(output, file)
      await mkdir(path.dirname(target), { recursive: true })
      await copyFile(path.join(previous, file), target, constants.COPYFILE_EXCL)
    }
    const known = kept[file]
    kept[file] =
      known !== undefined && Date.parse(known) > Date.parse(lastCurrent) ? known : lastCurrent
    summary.files += 1
    summary.bytes += (await stat(path.join(output, file))).size
  }
  const manifest = { files: kept }
  await writeFile(path.join(output, KEPT_FILES_MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`)
  return summary
}
