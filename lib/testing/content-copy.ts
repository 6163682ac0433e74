import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyBuilt } from './workspace'

/** What checking and building the content reads. */
const READ = [
  'app',
  'components',
  'lib',
  'content',
  'public',
  'contentlayer.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

/**
 * Copies the site without its history to a temporary folder, in which its content can be checked: with the cache of
 * earlier checks, and a link to the packages. Returns the folder, which the caller removes.
 */
export function createContentCopy(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'))
  for (const name of READ) cpSync(name, path.join(folder, name), { recursive: true })
  copyBuilt(folder)
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  return folder
}
