import { readFileSync } from 'node:fs'
import { build } from 'esbuild'
import type { BuildFailure, Metafile } from 'esbuild'
import type { Problem } from '@/lib/problems/problem'

/** The default export of a module, or the problem that prevented loading it. */
export type LoadedModule = { value: unknown; problem?: undefined } | { problem: Problem }

type Known = { inputs: Map<string, string>; loaded: LoadedModule }

const known = new Map<string, Known>()

function isCurrent({ inputs }: Known): boolean {
  try {
    return [...inputs].every(([file, text]) => readFileSync(file, 'utf8') === text)
  } catch {
    return false
  }
}

function readInputs({ inputs }: Metafile): Map<string, string> {
  return new Map(Object.keys(inputs).map((file) => [file, readFileSync(file, 'utf8')]))
}

function toProblem(file: string, error: unknown): Problem {
  const [failure] = (error as Partial<BuildFailure>).errors ?? []
  const location = failure?.location
  const message = failure?.text ?? (error instanceof Error ? error.message : String(error))
  return {
    path: location?.file ?? file,
    line: location?.line ?? 1,
    column: (location?.column ?? 0) + 1,
    message: `the module cannot be loaded: ${message.replace(/\.$/, '')}`,
    fix: failure ? 'correct the syntax' : 'correct its exports',
  }
}

async function load(file: string): Promise<Known> {
  const inputs = new Map([[file, readFileSync(file, 'utf8')]])
  try {
    const { outputFiles, metafile } = await build({
      ...{
        absWorkingDir: process.cwd(),
        entryPoints: [`./${file}`],
        bundle: true,
        format: 'esm',
        platform: 'node',
      },
      ...{ packages: 'external', write: false, metafile: true, logLevel: 'silent' },
    })
    const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')
    const module = (await import(`data:text/javascript;base64,${code}`)) as { default?: unknown }
    return { inputs: readInputs(metafile), loaded: { value: module.default } }
  } catch (error) {
    return { inputs, loaded: { problem: toProblem(file, error) } }
  }
}

/**
 * Loads the default export of a TypeScript module with data. Unlike a plain `import`, it reloads the module when the
 * module or one of its imports has changed, and returns a problem with its position if the module is broken.
 * @param file path of an existing file, from the repository root
 */
export async function loadModule(file: string): Promise<LoadedModule> {
  const found = known.get(file)
  if (found && !found.loaded.problem && isCurrent(found)) return found.loaded
  const fresh = await load(file)
  known.set(file, fresh)
  return fresh.loaded
}
