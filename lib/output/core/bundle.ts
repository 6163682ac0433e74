import type { BuildOptions } from 'esbuild'
import { build } from 'esbuild'

/** Bundles a script or stylesheet for browsers, with everything it imports, to one minified text. */
export async function bundle(entry: string, options?: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
    ...options,
    write: false,
  })
  return outputFiles.map(({ text }) => text).join('')
}
