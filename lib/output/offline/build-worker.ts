import path from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import withPwa from 'next-pwa'
import webpack from 'webpack'

/** A file of the shell as Workbox lists it. A file with a hash in its name needs no revision. */
export type ManifestEntry = { url: string; revision: string | null; integrity: string }

/** Compiles TypeScript. There is nothing to bundle besides the worker, which next-pwa adds. */
const base: webpack.Configuration = {
  mode: 'production',
  target: 'webworker',
  entry: () => Promise.resolve({}),
  devtool: false,
  resolve: { extensions: ['.ts', '.js'], alias: { '@': process.cwd() } },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
      },
    ],
  },
}

/**
 * Writes `sw.js` into an export with next-pwa. It is a webpack plugin for Next, so it is given what Next would give it,
 * after the export, when all files are known.
 * @throws Error if the worker doesn't compile
 */
export async function buildWorker(folder: string, entries: ManifestEntry[]): Promise<void> {
  const pwa = withPwa({
    dest: path.relative(process.cwd(), folder),
    swSrc: 'lib/service-worker/worker.ts',
    additionalManifestEntries: entries,
    // The site registers the worker itself, and the entries are complete.
    ...{ register: false, dynamicStartUrl: false, cacheStartUrl: false, exclude: [/.*/] },
  })
  const config = pwa({}).webpack(
    { ...base, plugins: [], output: { path: path.resolve(folder), publicPath: '' } },
    { webpack, dir: process.cwd(), dev: false, isServer: false, config: { basePath: '' } },
  )
  const compiler = webpack(config)
  const stats = await promisify(compiler.run.bind(compiler))()
  await promisify(compiler.close.bind(compiler))()
  if (!stats || stats.hasErrors()) throw new Error(`sw.js: ${stats?.toString('errors-only')}`)
}

/** Returns the text of a `sw.js` that removes everything that an earlier worker has stored, and then itself. */
export async function createKillSwitch(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['lib/service-worker/kill-switch.ts'],
    tsconfigRaw: { compilerOptions: { paths: { '@/*': ['./*'] } } },
    ...{ bundle: true, minify: true, format: 'iife', target: 'es2022', write: false },
  })
  return outputFiles.map(({ text }) => text).join('')
}
