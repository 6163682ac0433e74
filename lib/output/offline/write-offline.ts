import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { openStore, toKey } from '@/lib/cache/store'
import { env } from '@/lib/config/env'
import { offlineDocs } from '@/lib/config/offline'
import { siteConfig } from '@/lib/config/site'
import type { OfflineFile, OfflineManifest, OfflineVersion } from '@/lib/service-worker/manifest'
import { ARCHIVES_FOLDER, PAGE_FILE, WORKER_FILE } from '@/lib/service-worker/manifest'
import { listFiles } from '../core/list-files'
import { checkOffline } from './check-offline'
import { hashedFolders, listShellFiles, listVersionFiles } from './list-offline-files'
import { packArchive } from './pack-archive'
import { SEARCH_LIST, readSearchFiles } from './search-files'
import { createKillSwitch, createWorker } from './worker-file'

/** Returns the hash of a file in the form that the manifest uses. */
export function toHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32)
}

/** The properties of a version that don't depend on its archive. */
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
 * Adds to a finished export what offline reading needs: an archive for each version, and the service worker, which
 * contains the hash of every file that it stores. Nothing in the folder may change afterward.
 * @param routes path of the route manifest, relative to the export's folder
 * @throws Error if the worker doesn't match the files
 */
export async function writeOffline(folder: string, routes: string): Promise<void> {
  if (!env.hasServiceWorker) {
    await writeFile(path.join(folder, WORKER_FILE), await createKillSwitch())
    return
  }
  const files = (await listFiles(folder)).sort()
  const contents = new Map<string, Buffer>()
  const read = (file: string) => {
    const content = contents.get(file) ?? readFileSync(path.join(folder, file))
    contents.set(file, content)
    return content
  }
  const toFile = (file: string): OfflineFile => {
    const content = read(file)
    const url = file.split('/').map(encodeURIComponent).join('/')
    return { path: url, size: content.length, hash: toHash(content) }
  }
  const search = readSearchFiles(
    files.includes(SEARCH_LIST) ? read(SEARCH_LIST).toString() : undefined,
  )
  const shell = listShellFiles(files, search.shell)
  const plans = listPlans()
  const store = openStore<Uint8Array>('archives')
  const versions: OfflineVersion[] = []
  for (const plan of plans) {
    const members = listVersionFiles({
      ...{ files, shell: new Set(shell), root: plan.root, baseUrl: siteConfig.baseUrl },
      otherRoots: plans.map(({ root }) => root),
      read: (file) => read(file).toString(),
      searchFiles: search.listOf(plan),
    })
    const entries = members.map(toFile)
    const key = toKey(entries)
    const content =
      store.find(key) ??
      packArchive(entries.map((entry, at) => ({ ...entry, content: read(members[at] ?? '') })))
    store.keep(key, content)
    const hash = toHash(content)
    // Different archives have different names, so that none is stored under the hash of another.
    const archive = `${ARCHIVES_FOLDER}${plan.id}.${hash.slice(0, 8)}.bin`
    await mkdir(path.join(folder, ARCHIVES_FOLDER), { recursive: true })
    await writeFile(path.join(folder, archive), content)
    versions.push({
      ...plan,
      archive: { path: archive, size: content.length, hash },
      pages: members.filter((file) => file.endsWith(`/${PAGE_FILE}`)).length,
      size: entries.reduce((total, { size }) => total + size, 0),
    })
  }
  store.prune()
  const parts: Omit<OfflineManifest, 'build'> = {
    shell: shell.map(toFile),
    ...{ routes, versions, hashedFolders },
  }
  const worker = await createWorker({ build: '', ...parts })
  // A changed worker is a new build too, because it may store files in a different form.
  const build = toHash(worker).slice(0, 12)
  await writeFile(path.join(folder, WORKER_FILE), await createWorker({ build, ...parts }))
  await checkOffline(folder)
}
