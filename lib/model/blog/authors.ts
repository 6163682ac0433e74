import path from 'node:path'
import type { z } from 'zod'
import type { authorSchema, authorsSchema, postAuthorsSchema } from '@/lib/source/schemas/authors'

export type AuthorsConfig = z.infer<typeof authorsSchema>

/**
 * An author of a post. An author without a name is shown only by picture; `image` is the picture's path from the
 * repository root.
 */
export type Author = z.infer<typeof authorSchema>

function withImageIn(folder: string, person: Author): Author {
  return person.image === undefined
    ? person
    : { ...person, image: path.posix.join(folder, person.image) }
}

/**
 * Returns the authors of a post, and the keys that match no author.
 * @param folders content paths of the folders that contain the post and `authors.yml`
 */
export function resolveAuthors(
  value: z.infer<typeof postAuthorsSchema> | undefined,
  known: AuthorsConfig,
  folders: { post: string; known: string },
): { authors: Author[]; unknownKeys: string[] } {
  const authors: Author[] = []
  const unknownKeys: string[] = []
  for (const given of value === undefined ? [] : [value].flat()) {
    const { key, ...own } = typeof given === 'string' ? { key: given } : given
    const entry = key === undefined || !Object.hasOwn(known, key) ? undefined : known[key]
    if (key !== undefined && !entry) unknownKeys.push(key)
    else {
      authors.push({
        ...(entry && withImageIn(folders.known, entry)),
        ...withImageIn(folders.post, own),
      })
    }
  }
  return { authors, unknownKeys }
}
