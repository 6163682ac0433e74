import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { DocsConfig, DocsVersionConfig } from '@/lib/config/types'
import { isReleaseNumber, VERSIONS_PATH } from '@/lib/config/versions'
import { ensureTrailingSlash, joinPath } from '@/lib/core/url'
import { isInVersion, toVersionFolder } from '@/lib/model/docs/create-version'
import { findSuggestion } from '@/lib/problems/problem'
import { registerVersion } from './register-version'

/** Says why there is no snapshot, and what to do. Nothing has been changed. */
export class CutError extends Error {
  override name = 'CutError'
}

/** The version to cut. */
export type CutRequest = {
  /** Number of the release, such as `3.2.0`: the name of the version and its folder. */
  name: string
  /** Name of the version whose documents are copied. */
  from: string
  /** Whether the version exists and is cut again. */
  replaces: boolean
}

function reject(message: string, fix: string): never {
  throw new CutError(`${message}  Fix: ${fix}`)
}

/** Returns the Git status of a folder, one line per file, or undefined without a repository. */
function readGitStatus(folder: string): string[] | undefined {
  try {
    const output = execFileSync('git', ['status', '--porcelain', '--', folder], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return output.split('\n').filter(Boolean)
  } catch {
    return undefined
  }
}

function checkName(name: string): void {
  if (isReleaseNumber(name)) return
  const [number = ''] = /\d+\.\d+\.\d+/.exec(name) ?? []
  const example = isReleaseNumber(number) ? number : '3.2.0'
  reject(
    `"${name}" is not a release number`,
    `write three numbers with dots between them, such as ${example}`,
  )
}

function findVersion({ id, versions }: DocsConfig, name: string): DocsVersionConfig {
  const names = versions.map((version) => version.name)
  const meant = findSuggestion(name, names)
  return (
    versions.find((version) => version.name === name) ??
    reject(
      `the docs instance "${id}" has no version "${name}" to cut from`,
      `use one of ${names.join(', ')}${meant === undefined ? '' : `  (did you mean "${meant}"?)`}`,
    )
  )
}

/** Rejects replacing files that only the working tree has. */
function checkCommitted(folder: string): void {
  const changes = readGitStatus(folder)
  if (changes === undefined) {
    reject(
      `${folder} is not in a Git repository`,
      'commit it, so that the replaced files are not lost',
    )
  }
  if (changes.length > 0) {
    reject(
      `${folder} has uncommitted changes: ${changes.map((line) => line.slice(3)).join(', ')}`,
      `commit them, or discard them with \`git restore --staged --worktree ${folder} && git clean -fd ${folder}\``,
    )
  }
}

/** Rejects a version that unexpectedly exists or doesn't exist, and the remains of an interrupted cut. */
function checkPlace(docs: DocsConfig, { name, replaces }: CutRequest, folder: string): void {
  const isRegistered = docs.versions.some((version) => version.name === name)
  const hasFolder = existsSync(folder)
  if (hasFolder && !isRegistered) {
    reject(
      `${folder} exists, but ${VERSIONS_PATH} has no version ${name}`,
      `delete the folder if it is left from an interrupted cut: \`rm -r ${folder}\``,
    )
  }
  if (isRegistered && !hasFolder) {
    reject(
      `${VERSIONS_PATH} has the version ${name}, but the folder ${folder} does not exist`,
      'remove the version from the file, or restore the folder from Git',
    )
  }
  if (isRegistered && !replaces) {
    reject(
      `the version ${name} already exists`,
      'use the number of another release, or recut it with --replace',
    )
  }
  if (!isRegistered && replaces) {
    reject(`there is no version ${name} to replace`, 'cut it without --replace')
  }
  if (replaces) checkCommitted(folder)
}

/** Lists the files of a version, relative to its folder, without hidden files and those of other versions. */
function listVersionFiles(docs: DocsConfig, version: DocsVersionConfig, folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => isInVersion(docs, version, folder + file))
    .filter((file) => !file.split('/').some((segment) => segment.startsWith('.')))
    .filter((file) => statSync(folder + file).isFile())
    .sort()
}

/** The plan of a cut, before anything is written. */
export type CutPlan = {
  /** Content path of the snapshot, with a trailing slash. */
  folder: string
  source: DocsVersionConfig
  /** Content path of the source, with a trailing slash. */
  sourceFolder: string
  /** Paths relative to the folder of the source. */
  files: string[]
  /** The versions of all instances, as in their file. */
  lists: Record<string, DocsVersionConfig[]>
  /** The versions of this instance after the cut. */
  versions: DocsVersionConfig[]
}

/**
 * Determines what a cut would write.
 * @param archived labels of versions that aren't part of the site
 * @throws CutError if the version can't be cut
 */
export function planCut(
  docs: DocsConfig,
  request: CutRequest,
  archived: readonly string[],
): CutPlan {
  const { name, from, replaces } = request
  checkName(name)
  if (archived.includes(name)) {
    reject(
      `${name} is an archived version`,
      'remove it from lib/config/archived-versions.ts, or use the number of another release',
    )
  }
  if (name === from)
    reject(`${name} cannot be cut from itself`, 'choose another version with --from')
  const source = findVersion(docs, from)
  const sourceFolder = toVersionFolder(docs, source)
  const folder = ensureTrailingSlash(joinPath('content', docs.contentPath, name))
  checkPlace(docs, request, folder)
  const files = listVersionFiles(docs, source, sourceFolder)
  if (!files.some((file) => /\.mdx?$/.test(file))) {
    reject(`${sourceFolder} has no documents`, 'choose another version with --from')
  }
  const lists = JSON.parse(readFileSync(VERSIONS_PATH, 'utf8')) as CutPlan['lists']
  if (!lists[docs.id]) {
    reject(
      `${VERSIONS_PATH} has no list "${docs.id}"`,
      'move the versions of the docs instance from lib/config/instances.ts to this file',
    )
  }
  const versions = replaces ? docs.versions : registerVersion(docs.versions, name, source)
  return { folder, source, sourceFolder, files, lists, versions }
}
