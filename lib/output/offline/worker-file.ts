import { build } from 'esbuild'
import type { OfflineManifest } from '@/lib/service-worker/manifest'

/** The worker starts with its manifest, on a separate line. */
const START = 'self.OFFLINE_MANIFEST='

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    tsconfigRaw: { compilerOptions: { paths: { '@/*': ['./*'] } } },
    define: { OFFLINE_MANIFEST: 'self.OFFLINE_MANIFEST' },
    write: false,
    logLevel: 'silent',
  })
  return outputFiles.map(({ text }) => text.trim()).join('')
}

/** Returns the text of `sw.js`. */
export async function createWorker(manifest: OfflineManifest): Promise<string> {
  return `${START}${JSON.stringify(manifest)};\n${await bundle('lib/service-worker/worker.ts')}\n`
}

/** Returns the text of a `sw.js` that removes everything that an earlier worker has stored, and then itself. */
export async function createKillSwitch(): Promise<string> {
  return `${await bundle('lib/service-worker/kill-switch.ts')}\n`
}

/** Reads the manifest of a worker. Returns undefined if it has none, like a worker that removes itself. */
export function readManifest(worker: string): OfflineManifest | undefined {
  const [line = ''] = worker.split('\n', 1)
  return line.startsWith(START)
    ? (JSON.parse(line.slice(START.length, -1)) as OfflineManifest)
    : undefined
}
