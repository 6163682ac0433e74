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
        const message = `is already used by another thread: ${number}`
        if (seen.has(number)) context.addIssue({ code: 'custom', path, message })
        seen.add(number)
      }),
    ),
  )
})

type ThreadData = z.infer<typeof thread>

/** The word for each kind of thread, and the segment of its URL. */
const threadKinds: Record<ThreadData['kind'], { word: string; segment: string }> = {
  issue: { word: 'issue', segment: 'issues' },
  pull: { word: 'pull request', segment: 'pull' },
  discussion: { word: 'discussion', segment: 'discussions' },
}

/** Returns the URL of a thread of the documented product. */
export function toThreadUrl({ kind, number }: Pick<ThreadData, 'kind' | 'number'>): string {
  return `${siteConfig.productRepository}/${threadKinds[kind].segment}/${number}`
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
        kind: threadKinds[kind].word,
        url: toThreadUrl({ kind, number }),
      })),
    })),
  }))
}

/** Checks the feature requests. */
export function checkFeatureRequests(): Problem[] {
  return checkDataFile(FEATURE_REQUESTS_FILE, featureRequestsSchema)
}
