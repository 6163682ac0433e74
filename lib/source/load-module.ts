import type { SourceMapPayload } from 'node:module'
import { SourceMap } from 'node:module'
import { build } from 'esbuild'
import type { BuildFailure } from 'esbuild'
import type { Problem } from '@/lib/core/problem'

/** The default export of a module, or the problem that prevented loading it. */
export type LoadedModule = { value: unknown; problem?: undefined } | { problem: Problem }

/**
 * Returns the place in the bundled files where an error was thrown, or undefined if it was elsewhere. As in esbuild's
 * errors, columns start at 0.
 */
function findThrown(error: unknown, sourceMap: string | undefined) {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const [, line, column] = /data:text\/javascript[^\s)]*:(\d+):(\d+)/.exec(stack) ?? []
  if (sourceMap === undefined || line === undefined) return undefined
  const map = new SourceMap(JSON.parse(sourceMap) as SourceMapPayload)
  const entry = map.findEntry(Number(line) - 1, Number(column) - 1)
  return 'originalSource' in entry
    ? { file: entry.originalSource, line: entry.originalLine + 1, column: entry.originalColumn }
    : undefined
}

function toProblem(file: string, error: unknown, sourceMap: string | undefined): Problem {
  const [failure] = (error as Partial<BuildFailure>).errors ?? []
  const location = failure?.location ?? findThrown(error, sourceMap)
  const text = failure?.text ?? (error instanceof Error ? error.message : String(error))
  // A package is looked for from the URL that is imported below.
  const message = text.replace(/ from ["'][^"']*data:.*/s, '')
  return {
    path: location?.file ?? file,
    line: location?.line ?? 1,
    column: (location?.column ?? 0) + 1,
    message: `the module cannot be loaded: ${message.replace(/\.$/, '')}`,
    fix: failure
      ? 'correct the syntax, or the path of the import'
      : 'correct the code, which has run',
  }
}

/**
 * Loads the default export of a TypeScript module with data. Unlike a plain `import`, it reloads the module when the
 * module or one of its imports has changed, and returns a problem with its position if the module is broken.
 * @param file path of an existing file, from the repository root
 */
export async function loadModule(file: string): Promise<LoadedModule> {
  let sourceMap: string | undefined
  try {
    const { outputFiles } = await build({
      absWorkingDir: process.cwd(),
      entryPoints: [`./${file}`],
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      write: false,
      outfile: 'module.js',
      sourcemap: 'external',
      logLevel: 'silent',
    })
    const [map, bundle] = outputFiles
    sourceMap = map?.text
    const code = Buffer.from(bundle?.contents ?? []).toString('base64')
    // Node evaluates the same text only once.
    const module = (await import(`data:text/javascript;base64,${code}`)) as { default?: unknown }
    return { value: module.default }
  } catch (error) {
    return { problem: toProblem(file, error, sourceMap) }
  }
}
