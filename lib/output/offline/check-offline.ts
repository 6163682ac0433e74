import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createHash } from 'node:crypto'
import type { OfflineFile } from '@/lib/service-worker/manifest'
import { WORKER_FILE } from '@/lib/service-worker/manifest'
import { readManifest } from './worker-file'

/** Thrown if the service worker of an export doesn't match its files. The message says what to do. */
export class OfflineError extends Error {
  override name = 'OfflineError'
}

/** Describes what is wrong with a file that the worker stores. Returns undefined if nothing is. */
async function findFault(
  folder: string,
  { path: url, hash }: OfflineFile,
): Promise<string | undefined> {
  const file = path.join(folder, decodeURIComponent(url))
  const content = await readFile(file).catch(() => undefined)
  if (!content) return `it lists ${url}, which is missing`
  const found = createHash('sha256').update(content).digest('hex').slice(0, 32)
  return found === hash ? undefined : `${url} is from another build`
}

/**
 * Checks that an export has a service worker, and that every file it lists has the expected content.
 * @throws OfflineError with every fault
 */
export async function checkOffline(folder: string): Promise<void> {
  const worker = await readFile(path.join(folder, WORKER_FILE), 'utf8').catch(() => undefined)
  if (worker === undefined) {
    throw new OfflineError(`${folder}/${WORKER_FILE} is missing.  Fix: run npm run build`)
  }
  const manifest = readManifest(worker)
  if (!manifest) return
  const files = [...manifest.shell, ...manifest.versions.map(({ archive }) => archive)]
  const faults = (await Promise.all(files.map((file) => findFault(folder, file)))).filter(Boolean)
  if (faults.length > 0) {
    throw new OfflineError(
      `${folder}/${WORKER_FILE} does not match the other files: ${faults.join('; ')}.  Fix: run npm run build, and deploy its complete output`,
    )
  }
}
