import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuildFailure } from 'esbuild'
import { build } from 'esbuild'

const FOLDER = path.join('.cache', 'data-modules')

/** A module of a path is loaded once, but its file may change while a maintainer writes: the name follows the content. */
function writeModule(code: string): string {
  const name = createHash('sha256').update(code).digest('hex').slice(0, 16)
  const file = path.resolve(FOLDER, `${name}.mjs`)
  if (!existsSync(file)) {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(`${file}.${process.pid}`, code)
    renameSync(`${file}.${process.pid}`, file)
  }
  return file
}

async function bundle(file: string): Promise<string> {
  try {
    const { outputFiles } = await build({
      entryPoints: [file],
      bundle: true,
      write: false,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      target: 'node20',
      logLevel: 'silent',
    })
    return outputFiles.map(({ text }) => text).join('')
  } catch (error) {
    const mistakes = (error as BuildFailure).errors.map(({ location, text }) =>
      location
        ? `${location.file}:${location.line}:${location.column + 1}  ${text}`
        : `${file}  ${text}`,
    )
    throw new Error(mistakes.join('\n'), { cause: error })
  }
}

/**
 * What a TypeScript file exports as its default. The file may import other files of data.
 * @param file path from the repository root
 * @throws Error with the place of each mistake in its syntax, or with what it throws itself
 */
export async function readDataModule(file: string): Promise<unknown> {
  const compiled = writeModule(await bundle(file))
  const module = (await import(pathToFileURL(compiled).href)) as { default?: unknown }
  return module.default
}
