import { existsSync } from 'node:fs'
import path from 'node:path'
import sortBy from 'lodash-es/sortBy.js'
import { groupBy } from '@/lib/core/group-by'
import type { Problem } from '@/lib/core/problem'
import { checkDataFile, findDataPlace, readDataFile } from '@/lib/source/data-file'
import { listFiles } from '@/lib/source/list-files'
import type { ShowcaseSite } from '@/lib/source/schemas/showcase'
import { sitesSchema } from '@/lib/source/schemas/showcase'

/** A site and its position in the content. */
type PlacedSite = {
  /** Content path of its file. */
  file: string
  /** Its index in that file, from 0. */
  index: number
  site: ShowcaseSite
}

/** Returns a key that is the same for all URLs of a website. @example 'https://www.a.org/b/' -> 'a.org/b' */
function toWebsiteKey(website: string): string {
  const { host, pathname, search } = new URL(website)
  return host.replace(/^www\./, '') + pathname.replace(/\/$/, '') + search
}

/** What two sites can't both have, regardless of spelling. */
const toName = {
  title: ({ title }: ShowcaseSite) => title.toLowerCase(),
  website: ({ website }: ShowcaseSite) => toWebsiteKey(website),
}

/** Reports sites that have the title or website of an earlier one. */
function checkDuplicates(sites: PlacedSite[]): Problem[] {
  return (['title', 'website'] as const).flatMap((key) => {
    const groups = [...groupBy(sites, ({ site }) => toName[key](site)).values()]
    return groups.flatMap(([first, ...others]) => {
      if (!first) return []
      const { line } = findDataPlace(first.file, [first.index, key])
      const owner = `"${first.site.title}" in ${first.file}:${line}`
      return others.map(({ file, index, site }) => ({
        path: file,
        ...findDataPlace(file, [index, key]),
        message: `the ${key} "${site[key]}" is already used by ${owner}`,
        fix: 'remove one of the two sites',
      }))
    })
  })
}

/** Content path of the files with the sites. */
const SHOWCASE_FOLDER = 'content/showcase'

function listSiteFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return listFiles(folder)
    .filter((file) => /\.ya?ml$/.test(file))
    .map((file) => path.posix.join(folder, file))
}

function readSites(folder: string): PlacedSite[] {
  return listSiteFiles(folder).flatMap((file) =>
    (readDataFile(file, sitesSchema) ?? []).map((site, index) => ({ file, index, site })),
  )
}

/** Loads every site of the showcase: favorites first, both groups by lowercase title. */
export function loadShowcase(folder = SHOWCASE_FOLDER): ShowcaseSite[] {
  const sites = readSites(folder).map(({ site }) => site)
  return sortBy(sites, [({ tags }) => !tags.includes('favorite'), toName.title])
}

/** Checks the data of the showcase. Sites in files with problems aren't checked for duplicates. */
export function checkShowcase(folder = SHOWCASE_FOLDER): Problem[] {
  return [
    ...listSiteFiles(folder).flatMap((file) => checkDataFile(file, sitesSchema)),
    ...checkDuplicates(readSites(folder)),
  ]
}
