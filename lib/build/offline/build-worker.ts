import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import withPwa from 'next-pwa'
import webpack from 'webpack'
import type { PrecacheEntry } from 'workbox-precaching'
import { bundle } from '@/lib/output/core/bundle'

/** The compiled worker, without the list of files. */
const COMPILED = '.cache/service-worker.js'

type Constants = Record<string, string>

/** Compiles a worker and what it imports to one script. */
export async function compileWorker(source: string, outfile: string, define: Constants = {}) {
  await writeFile(outfile, await bundle(`lib/output/service-worker/${source}`, { define }))
}

/**
 * Writes `sw.js` into an export with next-pwa. It is a webpack plugin for Next, so it is given what Next would give it,
 * after the export, when all files are known.
 * @param entries files of the shell; one with a hash in its name needs no revision
 * @param constants values of the worker's global constants, as code
 * @throws Error if the worker doesn't compile
 */
export async function buildWorker(folder: string, entries: PrecacheEntry[], constants: Constants) {
  await compileWorker('worker.ts', COMPILED, {
    ...constants,
    'process.env.NODE_ENV': '"production"',
  })
  const pwa = withPwa({
    ...{ dest: path.relative(process.cwd(), folder), swSrc: COMPILED, compileSrc: false },
    additionalManifestEntries: entries,
    // The site registers the worker itself, and the entries are complete.
    ...{ register: false, dynamicStartUrl: false, cacheStartUrl: false, exclude: [/.*/] },
  })
  const config = pwa({}).webpack(
    {
      ...{ mode: 'production', entry: () => Promise.resolve({}), plugins: [] },
      output: { path: path.resolve(folder), publicPath: '' },
    },
    { webpack, dir: process.cwd(), dev: false, isServer: false, config: { basePath: '' } },
  )
  const compiler = webpack(config)
  const stats = await promisify(compiler.run.bind(compiler))()
  await promisify(compiler.close.bind(compiler))()
  if (!stats || stats.hasErrors()) throw new Error(`sw.js: ${stats?.toString('errors-only')}`)
}
