import { existsSync } from 'node:fs'
import { checkDataFile, readDataFile } from '@/lib/source/data-file'
import { listFiles } from '@/lib/source/list-files'
import type { Problem } from '@/lib/core/problem'
import type { OptionSource } from './option-schema'
import { optionSourceSchema } from './option-schema'

/** Folder with the sources of option tables. */
export const OPTIONS_FOLDER = 'content/options'

/**
 * Returns the content path of a source.
 * @example toSourcePath('plugin-sitemap') // 'content/options/plugin-sitemap.yml'
 */
export function toSourcePath(name: string): string {
  return `${OPTIONS_FOLDER}/${name}.yml`
}

/** Lists the names of all sources, sorted. */
export function listOptionSources(): string[] {
  if (!existsSync(OPTIONS_FOLDER)) return []
  return listFiles(OPTIONS_FOLDER).flatMap((file) => /^(.+)\.yml$/.exec(file)?.[1] ?? [])
}

/** Reads a source by name. Returns undefined if there is none, or if it has problems, which the check reports. */
export function findOptionSource(name: string): OptionSource | undefined {
  return readDataFile(toSourcePath(name), optionSourceSchema)
}

/** A source with its name and its content path. */
export type NamedSource = OptionSource & { name: string; file: string }

/** Reads sources, by default all of them, sorted by name, without those that have problems. */
export function readOptionSources(names = listOptionSources()): NamedSource[] {
  return names.flatMap((name) => {
    const source = findOptionSource(name)
    return source ? { ...source, name, file: toSourcePath(name) } : []
  })
}

/** Checks the sources against their schema. */
export function checkOptionSources(): Problem[] {
  return listOptionSources().flatMap((name) =>
    checkDataFile(toSourcePath(name), optionSourceSchema),
  )
}
