import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filterHeadings, LEDGER_PATH, listHeadings } from '@/lib/check/url-ledger'
import type { DocsConfig, DocsVersionConfig } from '@/lib/config/types'
import { toVersionRoute, VERSIONS_PATH } from '@/lib/config/versions'
import { ensureTrailingSlash, joinPath } from '@/lib/core/url'
import type { CutRequest } from './plan-cut'
import { CutError, planCut } from './plan-cut'
import { writeRoute } from './write-route'
import type { WrittenSnapshot } from './write-snapshot'
import { writeSnapshot } from './write-snapshot'

/** Result of a cut. */
export type CutResult = CutRequest &
  WrittenSnapshot & {
    /** Content path of the snapshot, with a trailing slash. */
    folder: string
    /** Folder of the layout and the page of a new version. */
    route?: string
    /** The versions that are new or whose state has changed. */
    states: Pick<DocsVersionConfig, 'name' | 'state'>[]
    /** Published headings, such as `/docs/3.1.1/cli/#start`, that only the replaced version had. */
    goneHeadings: string[]
  }

export type CutOptions = {
  /** Checks the site with its current files, and adds new URLs to the ledger. Rejects with the problems. */
  check: () => Promise<unknown>
  /** Labels of versions that aren't part of the site. */
  archived?: readonly string[]
}

/** Folder where the replaced version is kept until the new one has been checked. */
const BACKUP = '.cache/replaced-version'

function readIfExists(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function writeOrRemove(file: string, text: string | undefined): void {
  if (text === undefined) rmSync(file, { force: true })
  else writeFileSync(file, text)
}

/** Moves a folder if it exists, and replaces the target. */
function moveFolder(from: string, to: string): void {
  if (!existsSync(from)) return
  rmSync(to, { recursive: true, force: true })
  mkdirSync(path.dirname(to), { recursive: true })
  renameSync(from, to)
}

/** Returns the versions in `after` that are new or whose state has changed. */
function listNewStates(before: DocsVersionConfig[], after: DocsVersionConfig[]) {
  const known = new Map(before.map(({ name, state }) => [name, state]))
  return after
    .filter(({ name, state }) => known.get(name) !== state)
    .map(({ name, state }) => ({ name, state }))
}

/**
 * Copies the documents of a version to a new version, creates its layout and page, registers it, and checks the site
 * with it. If anything fails, all
 * files are restored.
 *
 * The ledger of URLs gets no new rows, because a snapshot is corrected before it's published. If a version is replaced,
 * the ledger keeps its pages, and the headings that the new snapshot also has.
 * @throws CutError that says what to do
 */
export async function cutVersion(
  docs: DocsConfig,
  request: CutRequest,
  { check, archived = [] }: CutOptions,
): Promise<CutResult> {
  const plan = planCut(docs, request, archived)
  const { folder, lists, source, versions } = plan
  const added = request.replaces ? undefined : versions.find(({ name }) => name === request.name)
  const texts = new Map([VERSIONS_PATH, LEDGER_PATH].map((file) => [file, readIfExists(file)]))
  const root = ensureTrailingSlash(joinPath(docs.routeBasePath, request.name))
  moveFolder(folder, BACKUP)
  try {
    const written = writeSnapshot(docs, request.name, plan)
    const route = added && writeRoute(docs, added, source)
    if (added) {
      const text = JSON.stringify({ ...lists, [docs.id]: versions }, undefined, 2)
      writeFileSync(VERSIONS_PATH, `${text}\n`)
    }
    const before = texts.get(LEDGER_PATH)
    const isElsewhere = (heading: string) => !heading.startsWith(root)
    if (before !== undefined) writeFileSync(LEDGER_PATH, filterHeadings(before, isElsewhere))
    await check()
    const published = new Set(listHeadings(readIfExists(LEDGER_PATH) ?? ''))
    const isKept = (heading: string) => isElsewhere(heading) || published.has(heading)
    writeOrRemove(LEDGER_PATH, before === undefined ? undefined : filterHeadings(before, isKept))
    rmSync(BACKUP, { recursive: true, force: true })
    return {
      ...request,
      ...written,
      folder,
      ...(route !== undefined && { route }),
      states: listNewStates(docs.versions, versions),
      goneHeadings: listHeadings(before ?? '').filter((heading) => !isKept(heading)),
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    moveFolder(BACKUP, folder)
    if (added) rmSync(toVersionRoute(docs, added), { recursive: true, force: true })
    for (const [file, text] of texts) writeOrRemove(file, text)
    const reason = error instanceof Error ? error.message : String(error)
    throw new CutError(
      `${reason}\nNothing was changed: the site with the snapshot has these problems.  Fix: correct them in ${plan.sourceFolder} and elsewhere, then cut again`,
      { cause: error },
    )
  }
}
