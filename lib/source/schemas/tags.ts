import { z } from 'zod'
import { slugSchema } from './names'

/** A tag in front matter: a label, or a label and a permalink. */
export const tagConfigSchema = z.union(
  [
    z.string().trim().min(1, 'must not be empty'),
    z.strictObject({ label: z.string(), permalink: slugSchema }),
  ],
  'must be text, or a map with label and permalink',
)

export type TagConfig = z.infer<typeof tagConfigSchema>
