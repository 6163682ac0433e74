import type { SourceMapPayload } from 'node:module'
import { SourceMap } from 'node:module'
import { build } from 'esbuild'
import type { BuildFailure } from 'esbuild'
import type { ZodType } from 'zod'
import type { ModelProblem } from '@/lib/core/model-problem'
import { findModuleProblems } from './module-problems'

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

function toProblem(file: string, error: unknown, sourceMap: string | undefined): ModelProblem {
  const [failure] = (error as Partial<BuildFailure>).errors ?? []
  const place = failure?.location ?? findThrown(error, sourceMap)
  const text = failure?.text ?? (error instanceof Error ? error.message : String(error))
  return {
    path: place?.file ?? file,
    searchText: '',
    place: { line: place?.line ?? 1, column: (place?.column ?? 0) + 1 },
    message: `the module ${failure ? 'cannot be loaded' : 'throws an error'}: ${text.replace(/\.$/, '')}`,
    fix: failure ? 'correct the syntax, or the path of the import' : 'correct the code',
  }
}

/** Whether a value is part of itself, so that whatever reads it would never end. */
function isCircular(value: unknown, above: readonly unknown[] = []): boolean {
  if (typeof value !== 'object' || value === null) return false
  const path = [...above, value]
  return above.includes(value) || Object.values(value).some((each) => isCircular(each, path))
}

/**
 * Loads the default export of a TypeScript module with data. Unlike a plain `import`, it reloads the module when the
 * module or one of its imports has changed, and returns problems instead of data if the module is broken or its data
 * doesn't match the schema.
 * @param file path of an existing file, from the repository root
 */
export async function loadModule<Data>(
  file: string,
  schema: ZodType<Data>,
): Promise<{ data?: Data; problems: ModelProblem[] }> {
  let sourceMap: string | undefined
  try {
    const { outputFiles } = await build({
      absWorkingDir: process.cwd(),
      entryPoints: [`./${file}`],
      bundle: true,
      format: 'esm',
      platform: 'node',
      write: false,
      outfile: 'module.js',
      sourcemap: 'external',
      logLevel: 'silent',
    })
    const [map, bundle] = outputFiles
    sourceMap = map?.text
    const code = Buffer.from(bundle?.contents ?? []).toString('base64')
    // Node evaluates the same text only once.
    const module = (await import(`data:text/javascript;base64,${code}`)) as { default?: Data }
    if (isCircular(module.default)) {
      const message = 'an item of the default export contains itself'
      const fix = 'remove the item from what it contains'
      return { problems: [{ path: file, searchText: 'export default', message, fix }] }
    }
    const problems = findModuleProblems(file, module.default, schema)
    // What the schema returns would be a copy of the valid data.
    return problems.length > 0 ? { problems } : { data: module.default, problems }
  } catch (error) {
    return { problems: [toProblem(file, error, sourceMap)] }
  }
}
