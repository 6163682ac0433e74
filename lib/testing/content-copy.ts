import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

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
  // Released packages, which only the checks of snippets and options read, take hundreds of megabytes.
  const filter = (from: string) => from !== path.join('.cache', 'packages')
  for (const name of [...READ, '.cache'].filter((each) => existsSync(each))) {
    cpSync(name, path.join(folder, name), { recursive: true, filter })
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  return folder
}
