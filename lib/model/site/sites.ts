import { z } from 'zod'
import { isExternalUrl } from '@/lib/core/url'
import type { ShowcaseSite } from '@/lib/records/site-data'
import { describe } from '@/lib/source/data-problems'
import { showcaseTags } from '@/lib/config/showcase-tags'

const MAX_DESCRIPTION = 120

function isWebUrl(text: string): boolean {
  return /^https?:\/\//.test(text) && isExternalUrl(text) && URL.canParse(text)
}

const webUrl = z.string().refine(isWebUrl, {
  error: ({ input }) => `must be a URL, but is ${describe(input)}`,
  params: { fix: 'write it in full, such as https://example.com/' },
})

const description = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .superRefine(({ length }, context) => {
    if (length <= MAX_DESCRIPTION) return
    context.addIssue({
      code: 'custom',
      message: `has ${length} characters, more than ${MAX_DESCRIPTION}`,
      params: { fix: `shorten it by ${length - MAX_DESCRIPTION}` },
    })
  })

const tags = z.array(z.enum(showcaseTags.map(({ id }) => id))).superRefine((values, context) => {
  values.forEach((tag, index) => {
    if (values.indexOf(tag) === index) return
    const message = `repeats "${tag}"`
    context.addIssue({ code: 'custom', path: [index], message, params: { fix: 'remove it' } })
  })
})

const site = z
  .strictObject({
    title: z.string().trim().min(1, 'must not be empty'),
    website: webUrl,
    /** URL of its source code; null if it isn't public. */
    source: webUrl.nullable(),
    tags,
    description,
  })
  .refine((value) => value.source !== null || !value.tags.includes('opensource'), {
    path: ['source'],
    error: 'must not be empty, because the site is tagged "opensource"',
    params: { fix: "write the URL of the site's source code, or remove the tag" },
  })

/** A file of the showcase: a list of sites. */
export const sitesSchema = z.array(site)

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
