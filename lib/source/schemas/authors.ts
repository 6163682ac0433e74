import { z } from 'zod'
import { linkSchema } from '@/lib/config/types'

const author = {
  name: z.string().optional(),
  title: z.string().optional(),
  url: linkSchema.optional(),
  email: z.string().optional(),
  /** Picture: a file next to the one that refers to it. */
  image: z.string().optional(),
}

/** A person in `authors.yml`. */
export const authorSchema = z.strictObject(author)

/** An author of a post. Shown only by picture if there is no name. */
export type Author = z.infer<typeof authorSchema>

/** An `authors.yml` file: people by key. */
export const authorsSchema = z.record(z.string(), authorSchema)

const reference = z.union(
  [z.string(), z.strictObject({ key: z.string().optional(), ...author })],
  'must be the key of an author, or a map that describes one',
)

/** `authors` in front matter: keys of `authors.yml`, people, or people from that file with changed fields. */
export const postAuthorsSchema = z.union([reference, z.array(reference)])
