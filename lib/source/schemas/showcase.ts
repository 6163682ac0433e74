import { z } from 'zod'
import { showcaseTags } from '@/lib/config/showcase-tags'
import { describe } from '../data-problems'

const MAX_DESCRIPTION = 120

const webUrl = z.string().refine((text) => /^https?:\/\//.test(text) && URL.canParse(text), {
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

/** A site made with the framework. */
export type ShowcaseSite = z.infer<typeof site>
