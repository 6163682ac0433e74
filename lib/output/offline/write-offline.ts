import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/lib/config/env'
import { offlineDocs } from '@/lib/config/offline'
import { siteConfig } from '@/lib/config/site'
import type { OfflineList, OfflineVersion, VersionFiles } from '@/lib/service-worker/offline-list'
import { LIST_FILE, WORKER_FILE, toFilesPath } from '@/lib/service-worker/offline-list'
import { listFiles } from '../core/list-files'
import type { ManifestEntry } from './build-worker'
import { buildWorker, createKillSwitch } from './build-worker'
import {
  hashedFolders,
  listIndexFiles,
  listNeeded,
  listShellFiles,
  listVersionPages,
} from './list-offline-files'

const hash = (content: string | Uint8Array) => createHash('sha256').update(content)

/** Returns the same as `toRevision` does in browsers. */
const toRevision = (content: string | Uint8Array) => hash(content).digest('hex').slice(0, 32)

/** Encodes a path as browsers do. */
const toUrl = (file: string) => encodeURI(file).replace(/[?#]/g, encodeURIComponent)

/** The properties of a version that don't depend on its files. */
type VersionPlan = Pick<OfflineVersion, 'id' | 'label' | 'root'>

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
 * @throws OfflineError if files are missing or from another build
 */
export async function writeOffline(folder: string): Promise<void> {
  if (!env.hasServiceWorker) {
    await writeFile(path.join(folder, WORKER_FILE), await createKillSwitch())
    return
  }
  const files = (await listFiles(folder)).sort()
  const contents = new Map(files.map((file) => [file, readFileSync(path.join(folder, file))]))
  const read = (file: string) => contents.get(file) ?? Buffer.of()
  const revisions = new Map(files.map((file) => [file, toRevision(read(file))]))
  const write = async (file: string, data: OfflineList | VersionFiles) => {
    const content = Buffer.from(JSON.stringify(data))
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), content)
    contents.set(file, content)
    return toRevision(content)
  }
  const site = { files, baseUrl: siteConfig.baseUrl, read: (file: string) => read(file).toString() }
  const plans = listPlans()
  const roots = plans.map(({ root }) => root)
  const shell = listShellFiles(site)
  const versions: OfflineVersion[] = []
  for (const plan of plans) {
    const pages = listVersionPages(files, plan.root, roots)
    const needed = [...shell, ...listNeeded(site, pages), ...listIndexFiles(files, plan.id)]
    const members = [...new Set(needed.sort()), ...pages]
    const revision = await write(toFilesPath(plan.id), {
      files: members.map((file) => [toUrl(file), revisions.get(file) ?? '']),
    })
    const size = members.reduce((total, file) => total + read(file).length, 0)
    versions.push({ ...plan, revision, pages: pages.length, size })
  }
  await write(LIST_FILE, { build: toRevision(JSON.stringify([...revisions])), versions })
  const entries = [...shell, LIST_FILE].map((file): ManifestEntry => {
    const isHashed = hashedFolders.some((start) => file.startsWith(start))
    const integrity = `sha256-${hash(read(file)).digest('base64')}`
    return {
      ...{ url: toUrl(file), integrity },
      revision: isHashed ? null : toRevision(read(file)).slice(0, 12),
    }
  })
  await buildWorker(folder, entries)
}
