import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import memoize from 'lodash-es/memoize.js'
import { mainDocs } from '@/lib/config/instances'
import { getNewestRelease } from '@/lib/config/versions'
import { getPackagesRelease } from './documented-release'

/** Contains a folder with `package.json` and `package-lock.json` for each documented release. */
const PINS_FOLDER = 'lib/options/packages'

/** Files that `npm ci` reads. */
const PIN_FILES = ['package.json', 'package-lock.json', '.npmrc']

const CACHE_FOLDER = '.cache/packages'

/** Hashes the files that pin the packages of a release. @throws Error if nothing is pinned for it */
export function hashPins(release: string): string {
  const folder = `${PINS_FOLDER}/${release}`
  if (!existsSync(folder)) {
    throw new Error(
      `No packages are pinned for ${release}.  Fix: copy ${PINS_FOLDER}/${getNewestRelease(mainDocs).name} to ${folder}, change the versions in its package.json, and run npm install --package-lock-only --ignore-scripts there`,
    )
  }
  const hash = createHash('sha256')
  for (const file of PIN_FILES) hash.update(readFileSync(`${folder}/${file}`))
  return hash.digest('hex').slice(0, 12)
}

async function install(release: string, folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  for (const file of PIN_FILES) cpSync(`${PINS_FOLDER}/${release}/${file}`, `${unfinished}/${file}`)
  // Thousands of requests, of which a registry may refuse some.
  const words = ['ci', '--ignore-scripts', '--fetch-retries=5']
  await promisify(execFile)('npm', words, { cwd: unfinished })
  // Another process may have installed the same packages in the meantime.
  if (existsSync(folder)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, folder)
  const outdated = readdirSync(CACHE_FOLDER).filter(
    (name) => name.startsWith(`${release}-`) && /^[\w.]+-\w+$/.test(name),
  )
  for (const name of outdated) {
    if (name !== path.basename(folder)) rmSync(`${CACHE_FOLDER}/${name}`, { recursive: true })
  }
}

const findFolder = memoize(async (release: string): Promise<string> => {
  const folder = path.resolve(CACHE_FOLDER, `${release}-${hashPins(release)}`)
  if (!existsSync(folder)) await install(release, folder)
  return folder
})

/**
 * Returns the absolute path of a folder whose `node_modules` contains the packages that a version documents. Packages
 * are installed on demand, without running their scripts, and cached until the pinned packages change.
 * @param version name of a version of the documentation, such as `current` or `3.0.1`
 * @throws Error with npm's output if they cannot be installed
 */
export function getPackagesFolder(version: string): Promise<string> {
  return findFolder(getPackagesRelease(version))
}
