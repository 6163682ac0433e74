import { z } from 'zod'

/** A tag as an author writes it: its label, or its label and its place. */
export const tagConfigSchema = z.union(
  [
    z.string().trim().min(1, 'must not be empty'),
    z.strictObject({ label: z.string(), permalink: z.string() }),
  ],
  'must be text, or a map with label and permalink',
)

export type TagConfig = z.infer<typeof tagConfigSchema>
