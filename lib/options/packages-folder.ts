import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { uniq } from 'lodash-es'
import { findOptionSource, listOptionSources } from './option-sources'

const CACHE_FOLDER = path.join('.cache', 'option-packages')

/**
 * A folder whose `node_modules` has the packages of all sources in one release. They are installed once, without running
 * their scripts.
 * @param release such as `3.1.1`
 * @throws Error with the output of npm if they cannot be installed
 */
export async function getPackagesFolder(release: string): Promise<string> {
  const folder = path.join(CACHE_FOLDER, release)
  if (existsSync(folder)) return folder
  const packages = listOptionSources().flatMap((name) => findOptionSource(name)?.package ?? [])
  const dependencies = Object.fromEntries(uniq(packages).map((name) => [name, release]))
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  writeFileSync(
    path.join(unfinished, 'package.json'),
    JSON.stringify({ private: true, dependencies }),
  )
  const args = ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund']
  await promisify(execFile)('npm', args, { cwd: unfinished })
  rmSync(folder, { recursive: true, force: true })
  renameSync(unfinished, folder)
  return folder
}
