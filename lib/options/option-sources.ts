import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { checkDataFile, readDataFile } from '@/lib/source/data-file'
import type { Problem } from '@/lib/problems/problem'
import type { OptionSource } from './option-schema'
import { optionSourceSchema } from './option-schema'

const FOLDER = 'content/options'

/** Content path of a source. @example toSourcePath('plugin-sitemap') // 'content/options/plugin-sitemap.yml' */
export function toSourcePath(name: string): string {
  return `${FOLDER}/${name}.yml`
}

/** Names of all sources, sorted. */
export function listOptionSources(): string[] {
  if (!existsSync(FOLDER)) return []
  return readdirSync(FOLDER)
    .flatMap((file) => /^(.+)\.yml$/.exec(file)?.[1] ?? [])
    .sort()
}

/** The bytes of a source; undefined if there is none. */
export function readSourceBytes(name: string): Buffer | undefined {
  const path = toSourcePath(name)
  return existsSync(path) ? readFileSync(path) : undefined
}

/** A source by its name. Undefined if there is none, or if it has problems, which the check reports. */
export function findOptionSource(name: string): OptionSource | undefined {
  const path = toSourcePath(name)
  return existsSync(path) ? readDataFile(path, optionSourceSchema) : undefined
}

/** What is wrong with the form of the sources. */
export function checkOptionSources(): Problem[] {
  return listOptionSources().flatMap((name) =>
    checkDataFile(toSourcePath(name), optionSourceSchema),
  )
}
