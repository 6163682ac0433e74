import { existsSync, readFileSync } from 'node:fs'
import type { DocsConfig, DocsVersionConfig } from '@/lib/config/types'
import { isReleaseNumber, VERSIONS_PATH } from '@/lib/config/versions'
import { ensureTrailingSlash, joinPath } from '@/lib/core/url'
import { isInVersion, toVersionFolder } from '@/lib/model/docs/create-version'
import { findSuggestion } from '@/lib/core/problem'
import { listFiles } from '@/lib/source/list-files'
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
}

function reject(message: string, fix: string): never {
  throw new CutError(`${message}  Fix: ${fix}`)
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

/** Rejects a version that exists, and the remains of an interrupted cut. */
function checkPlace(docs: DocsConfig, name: string, folder: string): void {
  if (docs.versions.some((version) => version.name === name)) {
    reject(
      `the version ${name} already exists`,
      `use the number of another release; to cut it again, first remove it from ${VERSIONS_PATH} and delete ${folder}`,
    )
  }
  if (existsSync(folder)) {
    reject(
      `${folder} exists, but ${VERSIONS_PATH} has no version ${name}`,
      `delete the folder if it is left from an interrupted cut: \`rm -r ${folder}\``,
    )
  }
}

/** Lists the files of a version, relative to its folder, without ignored files and those of other versions. */
function listVersionFiles(docs: DocsConfig, version: DocsVersionConfig, folder: string): string[] {
  if (!existsSync(folder)) return []
  return listFiles(folder).filter((file) => isInVersion(docs, version, folder + file))
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
  const { name, from } = request
  checkName(name)
  if (archived.includes(name)) {
    reject(
      `${name} is an archived version`,
      'remove it from lib/config/archived-versions.ts, or use the number of another release',
    )
  }
  const source = findVersion(docs, from)
  const sourceFolder = toVersionFolder(docs, source)
  const folder = ensureTrailingSlash(joinPath('content', docs.contentPath, name))
  checkPlace(docs, name, folder)
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
  const versions = registerVersion(docs.versions, name, source)
  return { folder, source, sourceFolder, files, lists, versions }
}
