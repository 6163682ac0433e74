import path from 'node:path'
import isEqual from 'lodash-es/isEqual.js'
import uniqWith from 'lodash-es/uniqWith.js'
import type { z } from 'zod'
import type { ModelProblem } from '@/lib/core/model-problem'
import { findSuggestion } from '@/lib/core/problem'
import type { Author, authorsSchema } from '@/lib/source/schemas/authors'
import type { PageDocument } from '../shared/page-base'

export type AuthorsConfig = z.infer<typeof authorsSchema>

/** Returns an author whose picture has its path from the repository root. */
function withImageIn(folder: string, person: Author): Author {
  return person.image === undefined
    ? person
    : { ...person, image: path.posix.join(folder, person.image) }
}

/**
 * Returns the authors of a post, each once, and reports keys that match none.
 * @param known the authors in `authors.yml`; undefined if it has problems, in which case keys aren't reported
 * @param folder content path of the folder with `authors.yml`
 */
export function resolveAuthors(
  post: PageDocument,
  known: AuthorsConfig | undefined,
  folder: string,
  problems: ModelProblem[],
): Author[] {
  const authors = [post.frontMatter.authors ?? []].flat().flatMap((given): Author[] => {
    const { key, ...own } = typeof given === 'string' ? { key: given } : given
    const entry = known && key !== undefined && Object.hasOwn(known, key) ? known[key] : undefined
    if (key === undefined || entry) {
      const local = withImageIn(path.posix.dirname(post.path), own)
      return [{ ...(entry && withImageIn(folder, entry)), ...local }]
    }
    if (known) {
      problems.push({
        path: post.path,
        ...{ after: 'authors:', searchText: key },
        message: `the author "${key}" is not in authors.yml`,
        fix: 'add them there, or correct the key',
        suggestion: findSuggestion(key, Object.keys(known)),
      })
    }
    return []
  })
  return uniqWith(authors, isEqual)
}
