import { build } from 'esbuild'
import type { BuildFailure } from 'esbuild'
import type { Problem } from '@/lib/core/problem'

/** The default export of a module, or the problem that prevented loading it. */
export type LoadedModule = { value: unknown; problem?: undefined } | { problem: Problem }

function toProblem(file: string, error: unknown): Problem {
  const [failure] = (error as Partial<BuildFailure>).errors ?? []
  const location = failure?.location
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
  try {
    const { outputFiles } = await build({
      absWorkingDir: process.cwd(),
      entryPoints: [`./${file}`],
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      write: false,
      logLevel: 'silent',
    })
    const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')
    // Node evaluates the same text only once.
    const module = (await import(`data:text/javascript;base64,${code}`)) as { default?: unknown }
    return { value: module.default }
  } catch (error) {
    return { problem: toProblem(file, error) }
  }
}
