import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { DocsConfig, DocsVersionConfig } from '@/lib/config/types'
import { toVersionRoute, VERSIONS_PATH } from '@/lib/config/versions'
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
    /** Folder of the layout and the page of the version. */
    route: string
    /** The versions that are new or whose state has changed. */
    states: Pick<DocsVersionConfig, 'name' | 'state'>[]
  }

export type CutOptions = {
  /** Checks the site with its current files. Rejects with the problems. */
  check: () => Promise<unknown>
  /** Labels of versions that aren't part of the site. */
  archived?: readonly string[]
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
 * with it. If anything fails, all files are restored. The ledger of URLs gets no rows, because a snapshot is corrected
 * before it's published.
 * @throws CutError that says what to do
 */
export async function cutVersion(
  docs: DocsConfig,
  request: CutRequest,
  { check, archived = [] }: CutOptions,
): Promise<CutResult> {
  const plan = planCut(docs, request, archived)
  const { folder, lists, source, versions } = plan
  const route = toVersionRoute(docs, { name: request.name, path: request.name })
  const registered = readFileSync(VERSIONS_PATH, 'utf8')
  try {
    const written = writeSnapshot(docs, request.name, plan)
    writeRoute(route, request.name, toVersionRoute(docs, source), source.name)
    const text = JSON.stringify({ ...lists, [docs.id]: versions }, undefined, 2)
    writeFileSync(VERSIONS_PATH, `${text}\n`)
    await check()
    return { ...request, ...written, folder, route, states: listNewStates(docs.versions, versions) }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    rmSync(route, { recursive: true, force: true })
    writeFileSync(VERSIONS_PATH, registered)
    const reason = error instanceof Error ? error.message : String(error)
    throw new CutError(
      `${reason}\nNothing was changed: the site with the snapshot has these problems.  Fix: correct them in ${plan.sourceFolder} and elsewhere, then cut again`,
      { cause: error },
    )
  }
}
