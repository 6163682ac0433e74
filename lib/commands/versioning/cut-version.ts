import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { DocsConfig, DocsVersionConfig } from '@/lib/config/types'
import {
  findPinnedRelease,
  isReleaseNumber,
  SECTION_FILES,
  toVersionRoute,
  VERSIONS_PATH,
} from '@/lib/config/versions'
import { ensureTrailingSlash, joinPath } from '@/lib/core/url'
import { isInVersion, toVersionFolder } from '@/lib/model/docs/create-version'
import { findSuggestion } from '@/lib/core/problem'
import { listFiles } from '@/lib/source/list-files'
import { registerVersion } from './register-version'
import { isDraft, toSnapshotText } from './snapshot-text'

/** Says why there is no snapshot, and what to do. Nothing has been changed. */
export class CutError extends Error {
  override name = 'CutError'
}

/** Rejects a request. @param suggestion what was probably meant */
export function reject(message: string, fix: string, suggestion?: string): never {
  const hint = suggestion === undefined ? '' : `  (did you mean "${suggestion}"?)`
  throw new CutError(`${message}  Fix: ${fix}${hint}`)
}

/** The version to cut. */
export type CutRequest = {
  /** Number of the release, such as `3.2.0`: the name of the version and its folder. */
  name: string
  /** Name of the version whose documents are copied. */
  from: string
}

export type CutOptions = {
  /** Checks the site with its current files. Rejects with the problems. */
  check: () => Promise<unknown>
  /** Labels of versions that aren't part of the site. */
  archived?: readonly string[]
}

/** Rejects a name that isn't that of a new release, and the remains of an interrupted cut. */
function checkName(docs: DocsConfig, name: string, folder: string, archived: readonly string[]) {
  if (!isReleaseNumber(name)) {
    const [number = ''] = /\d+\.\d+\.\d+/.exec(name) ?? []
    const example = isReleaseNumber(number) ? number : '3.2.0'
    const fix = `write three numbers with dots between them, such as ${example}`
    reject(`"${name}" is not a release number`, fix)
  }
  if (archived.includes(name)) {
    reject(
      `${name} is an archived version`,
      'remove it from lib/config/archived-versions.ts, or use the number of another release',
    )
  }
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

function findSource({ id, versions }: DocsConfig, from: string): DocsVersionConfig {
  const names = versions.map(({ name }) => name)
  return (
    versions.find(({ name }) => name === from) ??
    reject(
      `the docs instance "${id}" has no version "${from}" to cut from`,
      `use one of ${names.join(', ')}`,
      findSuggestion(from, names),
    )
  )
}

/** Copies a file of a version. In the copy of a document, the packages of a release have the number of another one. */
function copyFile(original: string, copy: string, release: string | undefined, name: string): void {
  mkdirSync(path.dirname(copy), { recursive: true })
  if (!/\.mdx?$/.test(original)) copyFileSync(original, copy)
  else writeFileSync(copy, toSnapshotText(readFileSync(original, 'utf8'), release, name))
}

/**
 * Copies the documents of a version to a new version, creates its layout and page, registers it, and checks the site
 * with it. If anything fails, all files are restored. The ledger of URLs gets no rows, because a snapshot is corrected
 * before it's published.
 * @returns what was done, and what is left to do
 * @throws CutError that says what to do
 */
export async function cutVersion(
  docs: DocsConfig,
  { name, from }: CutRequest,
  { check, archived = [] }: CutOptions,
): Promise<string> {
  const folder = ensureTrailingSlash(joinPath('content', docs.contentPath, name))
  checkName(docs, name, folder, archived)
  const source = findSource(docs, from)
  const sourceFolder = toVersionFolder(docs, source)
  const all = existsSync(sourceFolder) ? listFiles(sourceFolder) : []
  const own = all.filter((file) => isInVersion(docs, source, sourceFolder + file))
  if (!own.some((file) => /\.mdx?$/.test(file))) {
    reject(`${sourceFolder} has no documents`, 'choose another version with --from')
  }
  const registered = readFileSync(VERSIONS_PATH, 'utf8')
  const lists = JSON.parse(registered) as Record<string, DocsVersionConfig[]>
  if (!lists[docs.id]) {
    reject(
      `${VERSIONS_PATH} has no list "${docs.id}"`,
      'move the versions of the docs instance from lib/config/instances.ts to this file',
    )
  }
  const isLeftOut = (file: string) =>
    /\.mdx?$/.test(file) && isDraft(readFileSync(sourceFolder + file, 'utf8'))
  const drafts = own.filter(isLeftOut)
  const files = own.filter((file) => !drafts.includes(file))
  const release = findPinnedRelease(docs, source)
  const versions = registerVersion(docs.versions, name, source)
  const route = toVersionRoute(docs, { name, path: name })
  try {
    for (const file of files) copyFile(sourceFolder + file, folder + file, release, name)
    for (const file of SECTION_FILES) {
      const text = readFileSync(toVersionRoute(docs, source) + file, 'utf8')
      mkdirSync(path.dirname(route + file), { recursive: true })
      writeFileSync(route + file, text.replaceAll(`'${source.name}'`, `'${name}'`))
    }
    const text = JSON.stringify({ ...lists, [docs.id]: versions }, undefined, 2)
    writeFileSync(VERSIONS_PATH, `${text}\n`)
    await check()
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    rmSync(route, { recursive: true, force: true })
    writeFileSync(VERSIONS_PATH, registered)
    const reason = error instanceof Error ? error.message : String(error)
    throw new CutError(
      `${reason}\nNothing was changed: the site with the snapshot has these problems.  Fix: correct them in ${sourceFolder} and elsewhere, then cut again`,
      { cause: error },
    )
  }
  const states = versions.map((each) => `${each.name} is ${each.state}`)
  return [
    `Cut ${name} with ${files.length} files from ${from} in ${folder}; the site with it has no problems`,
    `${VERSIONS_PATH}: ${states.join(', ')}`,
    `${route} has its layout and its page`,
    ...drafts.map((file) => `${sourceFolder}${file} is a draft, so it was left out`),
    ...(release === undefined
      ? []
      : [`Install commands have ${name}; \`grep -rnF ${release} ${folder}\` lists other mentions`]),
    `Next: correct the snapshot to what ${name} does, and commit it. Its pages have no date until then. Run \`npm run urls:lock\` before you publish them.`,
  ].join('\n')
}
