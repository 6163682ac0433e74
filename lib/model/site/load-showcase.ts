import type { ShowcaseSite } from '@/lib/records/site-data'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { checkDataFile, findDataPlace, readDataFile } from '@/lib/source/data-file'
import type { Problem } from '@/lib/problems/problem'
import type { DuplicateSite, PlacedSite } from './sites'
import { findDuplicates, sitesSchema, sortSites } from './sites'

/** Content path of the files with the sites. */
export const SHOWCASE_FOLDER = 'content/showcase'

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => /\.ya?ml$/.test(file))
    .sort()
    .map((file) => path.posix.join(folder, file))
}

function readSites(folder: string): PlacedSite[] {
  return listFiles(folder).flatMap((file) =>
    (readDataFile(file, sitesSchema) ?? []).map((site, index) => ({ file, index, site })),
  )
}

/** Loads every site of the showcase, in display order. */
export function loadShowcase(folder = SHOWCASE_FOLDER): ShowcaseSite[] {
  return sortSites(readSites(folder).map(({ site }) => site))
}

function toProblem({ key, duplicate, first }: DuplicateSite): Problem {
  const { line } = findDataPlace(first.file, [first.index, key])
  return {
    path: duplicate.file,
    ...findDataPlace(duplicate.file, [duplicate.index, key]),
    message: `the ${key} "${duplicate.site[key]}" is already used by "${first.site.title}" in ${first.file}:${line}`,
    fix: 'remove one of the two sites',
  }
}

/** Checks the data of the showcase. Sites in files with problems aren't checked for duplicates. */
export function checkShowcase(folder = SHOWCASE_FOLDER): Problem[] {
  return [
    ...listFiles(folder).flatMap((file) => checkDataFile(file, sitesSchema)),
    ...findDuplicates(readSites(folder)).map(toProblem),
  ]
}
