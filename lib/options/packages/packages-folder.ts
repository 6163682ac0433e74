import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import memoize from 'lodash-es/memoize.js'
import { mainDocs } from '@/lib/config/instances'
import { getNewestRelease } from '@/lib/config/versions'
import { listAllFiles } from '@/lib/core/list-files'
import { getPackagesRelease } from './documented-release'

/** A workspace of pnpm with a folder for each documented release. Releases share most packages, which npm would repeat. */
const PINS_FOLDER = 'lib/options/packages'

const CACHE_FOLDER = '.cache/packages'

/** Lists the files that pnpm reads. */
const listPinFiles = () => listAllFiles(PINS_FOLDER).filter((file) => /\.(?:json|yaml)$/.test(file))

/** Returns a hash of the files that pin the packages. */
export const hashPins = memoize((): string => {
  const hash = createHash('sha256')
  for (const file of listPinFiles()) hash.update(readFileSync(path.join(PINS_FOLDER, file)))
  return hash.digest('hex').slice(0, 12)
})

async function install(folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`
  for (const file of listPinFiles())
    cpSync(path.join(PINS_FOLDER, file), path.join(unfinished, file))
  // Thousands of requests, of which a registry may refuse some.
  const words = ['install', '--frozen-lockfile', '--ignore-scripts', '--fetch-retries=5']
  // The error of a failure contains only what is written to stderr.
  words.push('--use-stderr', '--loglevel=error')
  await promisify(execFile)(path.resolve('node_modules/.bin/pnpm'), words, { cwd: unfinished })
  const outdated = readdirSync(CACHE_FOLDER).filter((name) => !/\.\d+$/.test(name))
  // Another process may have installed the same packages in the meantime.
  if (existsSync(folder)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, folder)
  for (const name of outdated) {
    if (name !== path.basename(folder)) rmSync(path.join(CACHE_FOLDER, name), { recursive: true })
  }
}

/** Returns the folder with the packages of all releases. */
const findFolder = memoize(async (): Promise<string> => {
  const folder = path.resolve(CACHE_FOLDER, hashPins())
  if (!existsSync(folder)) await install(folder)
  return folder
})

/**
 * Returns the absolute path of a folder whose `node_modules` contains the packages that a version documents. Packages
 * are installed on demand, without running their scripts, and cached until the pinned packages change.
 * @param version name of a version of the documentation, such as `current` or `3.0.1`
 * @throws Error if none are pinned for it, or with pnpm's output if they cannot be installed
 */
export async function getPackagesFolder(version: string): Promise<string> {
  const release = getPackagesRelease(version)
  if (!existsSync(path.join(PINS_FOLDER, release))) {
    throw new Error(
      `No packages are pinned for ${release}.  Fix: copy ${PINS_FOLDER}/${getNewestRelease(mainDocs).name} to ${PINS_FOLDER}/${release}, change the versions in its package.json, and run npx pnpm install --lockfile-only in ${PINS_FOLDER}`,
    )
  }
  return path.join(await findFolder(), release)
}
