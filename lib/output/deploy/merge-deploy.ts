import { constants } from 'node:fs'
import { copyFile, mkdir, readFile, readdir, realpath, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LIVE_FRAME_PATH, hashedPaths } from '../host/headers'

/** File in the export that lists when each file of an earlier build was last part of the deployed one. */
export const KEPT_FILES_MANIFEST = 'kept-files.json'

/** Number of days to keep files of earlier builds. Most tabs are closed or reloaded by then. */
export const DEFAULT_KEPT_DAYS = 30

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Folders that an open page may request more files from. Mermaid's chunks have a content hash in their names. Its other
 * files have the same name in every build, so they're never taken from an earlier one.
 */
const KEPT_FOLDERS = [...hashedPaths, '/mermaid-frame/']

/** ISO 8601 times by path, relative to the export's folder. */
type KeptFiles = Record<string, string>

/** Result of a merge. */
export type MergeSummary = {
  /** Files of earlier builds that the export contains, and their total size. */
  files: number
  bytes: number
  /** Files that were left out because the last build that included them is too old. */
  expired: number
}

/** Thrown if the folders can't be merged. The message says what to do. */
export class MergeError extends Error {
  override name = 'MergeError'
}

async function isFolder(folder: string): Promise<boolean> {
  return (await stat(folder).catch(() => undefined))?.isDirectory() ?? false
}

/** @throws MergeError unless the folder is an export of this site */
async function checkExport(folder: string): Promise<void> {
  if (!(await isFolder(folder))) throw new MergeError(`The folder ${folder} does not exist`)
  const entries = new Set(await readdir(folder))
  if (!entries.has('404.html') || !(await isFolder(path.join(folder, hashedPaths[0] ?? '')))) {
    throw new MergeError(
      `${folder} is not an export of this site.  Fix: pass the folder that contains 404.html`,
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
      `${previous} and ${output} are the same folder, or one is inside the other.  Fix: copy the deployed files elsewhere before you build`,
    )
  }
}

/**
 * Lists the files that may be kept, relative to the folder. Pages are left out, because they only match the rest of
 * their own export.
 */
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

/** Reads the manifest of an export. Returns an empty object if it's missing or damaged. */
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

/** Returns the file that a compressed copy belongs to. @example toOriginal('a.js.br') // 'a.js' */
function toOriginal(file: string): string {
  return file.replace(/\.(?:br|gz)$/, '')
}

/**
 * Adds to a new export what open pages of earlier builds may still request: scripts, stylesheets, images, data and the
 * live code frame, all with a content hash in their names. Doesn't change any file of the new build or add pages.
 * @param previous folder of the deployed export, merged or not
 * @param output folder of the new build
 * @param days number of days to keep a file after the last build that included it
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
  // If the output was merged before, some of its files are from earlier builds.
  const kept = Object.fromEntries(Object.entries(keptOnce).filter(([file]) => present.has(file)))
  const current = new Set([...present].filter((file) => !(file in kept)))
  const summary: MergeSummary = { files: 0, bytes: 0, expired: 0 }
  for (const file of await listCandidates(previous)) {
    // A compressed copy from another build must not be served instead of a file of this one.
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
