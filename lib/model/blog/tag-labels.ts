import { z } from 'zod'

/** A `tags.yml` file: tags by key. */
export const tagsFileSchema = z.record(
  z.string(),
  z.strictObject({
    label: z.string(),
    /** Path below `tags/`; default: the key in kebab case. */
    permalink: z.string().optional(),
    /** Shown on the tag's page, and used as its description in search results. */
    description: z.string().optional(),
  }),
)

export type TagsFile = z.infer<typeof tagsFileSchema>
