import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { browserEnv } from '@/lib/config/browser-env'
import { env } from '@/lib/config/env'
import { offlineDocs } from '@/lib/config/offline'
import { listAllFiles } from '@/lib/core/list-files'
import { isHashedFile } from '@/lib/core/static-folder'
import type { OfflineVersion } from '@/lib/core/offline-list'
import { LIST_FILE, WORKER_FILE } from '@/lib/core/offline-list'
import { buildWorker, compileWorker } from './build-worker'
import type { VersionPlan } from './list-offline-files'
import {
  findPagePath,
  listShellFiles,
  listVersionFiles,
  listVersionPages,
} from './list-offline-files'

const hash = (content: string | Uint8Array, encoding: 'hex' | 'base64') =>
  createHash('sha256').update(content).digest(encoding)

/** Returns the same as `toRevision` does in browsers. */
const toRevision = (content: string | Uint8Array) => hash(content, 'hex').slice(0, 32)

/** Encodes a path as browsers do. */
const encodePath = (text: string) => encodeURI(text).replace(/[?#]/g, encodeURIComponent)

/** Lists the versions that can be saved, in the order of the configuration. */
function listPlans(): VersionPlan[] {
  return offlineDocs.flatMap(({ docs: { id, routeBasePath, versions }, label }) =>
    versions.map((version) => ({
      id: `${id}-${version.name}`,
      label: versions.length > 1 ? `${label} ${version.label}` : label,
      root: `${[routeBasePath.slice(1), version.path].filter(Boolean).join('/')}/`,
    })),
  )
}

/**
 * Adds to a finished export what offline reading needs: the list of each version's files, and the service worker, which
 * contains the hash of every file of the shell. Nothing in the folder may change afterward.
 * @throws Error if files are missing or from another build
 */
export async function writeOffline(folder: string): Promise<void> {
  if (!env.hasServiceWorker) return compileWorker('kill-switch.ts', path.join(folder, WORKER_FILE))
  const paths = listAllFiles(folder)
  const site = new Map(paths.map((file) => [file, readFileSync(path.join(folder, file))]))
  const read = (file: string) => site.get(file) ?? Buffer.of()
  /** Returns the URL of a file below the base URL. */
  const toUrl = (file: string) => encodePath(findPagePath(site, file) ?? file)
  const shell = listShellFiles(site)
  const build = toRevision(paths.map((file) => file + toRevision(read(file))).join())
  const plans = listPlans()
  const versions = plans.map((plan): OfflineVersion => {
    const pages = listVersionPages(site, plan, plans)
    const members = listVersionFiles(site, pages, plan.id)
    const files = members.map((file): [string, string] => [toUrl(file), toRevision(read(file))])
    const size = members.reduce((total, file) => total + read(file).length, 0)
    const revision = toRevision(JSON.stringify(files))
    return { ...plan, revision, pages: pages.length, size, files }
  })
  await writeFile(path.join(folder, LIST_FILE), JSON.stringify(versions))
  const entries = shell.map((file) => ({
    url: toUrl(file) || './',
    integrity: `sha256-${hash(read(file), 'base64')}`,
    revision: isHashedFile(file) ? null : toRevision(read(file)),
  }))
  await buildWorker(folder, entries, {
    ...browserEnv,
    BUILD: JSON.stringify(build),
    VERSIONS: JSON.stringify(versions.map(({ id, revision }) => `${id} ${revision}`)),
  })
}
