import { z } from 'zod'
import { siteConfig } from '@/lib/config/site'
import { checkDataFile, readDataFile } from '@/lib/source/data-file'
import type { FeatureRequestGroup } from '@/lib/records/site-data'
import type { Problem } from '@/lib/problems/problem'

/** Content path of the requests. */
export const FEATURE_REQUESTS_FILE = 'content/feature-requests.yml'

const text = z.string().min(1, 'must not be empty')

const thread = z.strictObject({
  number: z.int(),
  kind: z.enum(['issue', 'pull', 'discussion']),
  title: text,
})

const theme = z.strictObject({
  title: text,
  /** What people request, in a sentence. */
  text,
  threads: z.array(thread).min(1, 'must list at least one thread'),
})

const group = z.strictObject({
  group: text,
  /** Id of its heading. */
  id: z.string().regex(/^[a-z][a-z\d-]*$/, 'must contain only letters, digits and hyphens'),
  themes: z.array(theme).min(1, 'must have at least one theme'),
})

/** The requests by group. Each thread belongs to only one theme. */
export const featureRequestsSchema = z.array(group).superRefine((groups, context) => {
  const seen = new Set<number>()
  groups.forEach(({ themes }, groupIndex) =>
    themes.forEach(({ threads }, themeIndex) =>
      threads.forEach(({ number }, threadIndex) => {
        const path = [groupIndex, 'themes', themeIndex, 'threads', threadIndex, 'number']
        if (seen.has(number)) {
          context.addIssue({
            code: 'custom',
            path,
            message: `is already used by another thread: ${number}`,
          })
        }
        seen.add(number)
      }),
    ),
  )
})

type ThreadData = z.infer<typeof thread>

/** Words for each kind of thread. */
const threadKinds: Record<ThreadData['kind'], string> = {
  issue: 'issue',
  pull: 'pull request',
  discussion: 'discussion',
}

/** Segment of a thread's URL by its kind. */
const segments: Record<ThreadData['kind'], string> = {
  issue: 'issues',
  pull: 'pull',
  discussion: 'discussions',
}

/** Returns the URL of a thread of the documented product. */
export function toThreadUrl({ kind, number }: Pick<ThreadData, 'kind' | 'number'>): string {
  return `${siteConfig.productRepository}/${segments[kind]}/${number}`
}

/** Reads the feature requests by group. Returns an empty list if the file has problems, which the check reports. */
export function readFeatureRequests(): FeatureRequestGroup[] {
  const groups = readDataFile(FEATURE_REQUESTS_FILE, featureRequestsSchema) ?? []
  return groups.map(({ themes, ...rest }) => ({
    ...rest,
    themes: themes.map(({ threads, ...about }) => ({
      ...about,
      threads: threads.map(({ title, kind, number }) => ({
        ...{ title, number },
        kind: threadKinds[kind],
        url: toThreadUrl({ kind, number }),
      })),
    })),
  }))
}

/** Checks the feature requests. */
export function checkFeatureRequests(): Problem[] {
  return checkDataFile(FEATURE_REQUESTS_FILE, featureRequestsSchema)
}
