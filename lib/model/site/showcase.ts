import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from '@/lib/problems/problem'
import { checkDataFile, findDataPlace, readDataFile } from '@/lib/source/data-file'
import type { ShowcaseSite } from '@/lib/source/schemas/showcase'
import { sitesSchema } from '@/lib/source/schemas/showcase'

/** A site and its position in the content. */
export type PlacedSite = {
  /** Content path of its file. */
  file: string
  /** Its index in that file, from 0. */
  index: number
  site: ShowcaseSite
}

/** A site with the title or website of an earlier one. */
export type DuplicateSite = { key: 'title' | 'website'; duplicate: PlacedSite; first: PlacedSite }

/** Returns a key that is the same for all URLs of a website. @example 'https://www.a.org/b/' -> 'a.org/b' */
function toWebsiteKey(website: string): string {
  const { host, pathname, search } = new URL(website)
  return host.replace(/^www\./, '') + pathname.replace(/\/$/, '') + search
}

/** Finds sites with the same title or website, regardless of spelling. */
export function findDuplicates(sites: PlacedSite[]): DuplicateSite[] {
  const seen = new Map<string, PlacedSite>()
  return sites.flatMap((placed) => {
    const names = {
      title: placed.site.title.toLowerCase(),
      website: toWebsiteKey(placed.site.website),
    }
    return (['title', 'website'] as const).flatMap((key) => {
      const name = `${key} ${names[key]}`
      const first = seen.get(name)
      if (first) return [{ key, duplicate: placed, first }]
      seen.set(name, placed)
      return []
    })
  })
}

/** Sorts sites: favorites first, both groups by lowercase title. */
export function sortSites<Site extends Pick<ShowcaseSite, 'title' | 'tags'>>(
  sites: readonly Site[],
): Site[] {
  const toKey = ({ title, tags: own }: Site) =>
    `${own.includes('favorite') ? 0 : 1} ${title.toLowerCase()}`
  return sites.toSorted((a, b) => (toKey(a) < toKey(b) ? -1 : 1))
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

/** Checks the data of the showcase. Sites in files with problems aren't checked for duplicates. */
export function checkShowcase(folder = SHOWCASE_FOLDER): Problem[] {
  return [
    ...listFiles(folder).flatMap((file) => checkDataFile(file, sitesSchema)),
    ...findDuplicates(readSites(folder)).map(toProblem),
  ]
}
