import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { APP_FOLDER } from '@/lib/next/page-renderer'

/** The most recently used apps, such as those of branches and base URLs that a maintainer switches between. */
const STORE_FOLDER = path.join('.cache', 'apps')

const KEPT_APPS = 4

/** Written when an app is complete. It contains the key of the code that the app is compiled from. */
const KEY_FILE = 'app-key'

/** Parts of Next's folder that do not belong to the compiled app. */
const NOT_KEPT = new Set([
  'cache',
  'dev',
  'diagnostics',
  'export',
  'lock',
  'trace',
  'trace-build',
  'types',
])

function readKey(folder: string): string | undefined {
  const file = path.join(folder, KEY_FILE)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function copyApp(from: string, to: string): void {
  for (const name of readdirSync(from)) {
    // The key is written last, because an app without it is incomplete.
    if (NOT_KEPT.has(name) || name === KEY_FILE) continue
    cpSync(path.join(from, name), path.join(to, name), { recursive: true })
  }
}

function removeApp(folder: string): void {
  if (!existsSync(folder)) return
  rmSync(path.join(folder, KEY_FILE), { force: true })
  for (const name of readdirSync(folder)) {
    if (!NOT_KEPT.has(name)) rmSync(path.join(folder, name), { recursive: true, force: true })
  }
}

/**
 * Restores a compiled app to the folder where Next expects it.
 * @param key key of the code that the app is compiled from
 * @returns whether the app was found
 */
export function restoreApp(key: string): boolean {
  if (readKey(APP_FOLDER) === key) return true
  removeApp(APP_FOLDER)
  const stored = path.join(STORE_FOLDER, key)
  if (readKey(stored) !== key) return false
  copyApp(stored, APP_FOLDER)
  writeFileSync(path.join(APP_FOLDER, KEY_FILE), key)
  const now = Date.now() / 1000
  utimesSync(stored, now, now)
  return true
}

/** Stores the app that was just compiled, and removes the least recently used ones. */
export function keepApp(key: string): void {
  const stored = path.join(STORE_FOLDER, key)
  const unfinished = `${stored}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  copyApp(APP_FOLDER, unfinished)
  writeFileSync(path.join(unfinished, KEY_FILE), key)
  rmSync(stored, { recursive: true, force: true })
  renameSync(unfinished, stored)
  writeFileSync(path.join(APP_FOLDER, KEY_FILE), key)
  const apps = readdirSync(STORE_FOLDER)
    .map((name) => path.join(STORE_FOLDER, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const folder of apps.slice(KEPT_APPS)) rmSync(folder, { recursive: true, force: true })
}
