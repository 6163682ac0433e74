import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { compareReleases } from '@/lib/config/versions'

const place = z.strictObject({
  page: z.string(),
  text: z.string(),
  before: z.string().optional(),
})

const fact = z
  .strictObject({
    subject: z.string(),
    source: z.string(),
    since: z.string(),
    places: z.array(place).optional(),
    name: z.string().optional(),
  })
  .refine(({ places, name }) => places ?? name, 'needs places or a name')

/** Something that not all documented versions have. The file describes its fields. */
export type VersionFact = z.infer<typeof fact>

/** The differences between the documented releases. */
export const versionFacts = z
  .array(fact)
  .parse(parse(readFileSync('lib/check/version-facts.yml', 'utf8')))

/** The pages of a version. */
export type VersionPages = {
  /** Number of the release, or undefined for the unreleased version. */
  release: string | undefined
  /** Text of every document by its path below the folder of the version. */
  pages: ReadonlyMap<string, string>
}

/** What a version says but shouldn't, or doesn't say but should. */
export type FactReport = {
  /** Each with its fix. */
  problems: string[]
  /** Pages that facts refer to but the version does not have, each with its fact. */
  missing: string[]
}

/** Compares the pages of a version with the facts about its packages. */
export function checkVersionFacts(
  { release, pages }: VersionPages,
  facts: readonly VersionFact[] = versionFacts,
): FactReport {
  const problems: string[] = []
  const missing: string[] = []
  for (const { subject, since, places = [], name } of facts) {
    const has = release === undefined || compareReleases(release, since) <= 0
    const reason = `this version ${has ? 'has' : 'does not have'} ${subject}`
    for (const { page, text, before } of places) {
      const found = pages.get(page)
      const [wanted, unwanted] = has ? [text, before] : [before, text]
      if (found === undefined) missing.push(`${page}  ${subject}`)
      else if (wanted !== undefined && !found.includes(wanted))
        problems.push(`${page}  ${reason}  Fix: write "${wanted}"`)
      // One text can be the start of the other.
      if (unwanted !== undefined && found?.includes(unwanted))
        problems.push(`${page}  ${reason}  Fix: remove "${unwanted}"`)
    }
    if (has || name === undefined) continue
    for (const [page, text] of pages) {
      if (text.includes(name)) problems.push(`${page}  ${reason}  Fix: remove "${name}"`)
    }
  }
  return { problems, missing }
}
