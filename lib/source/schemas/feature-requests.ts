import { z } from 'zod'

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

/** Content path of the requests. */
export const FEATURE_REQUESTS_FILE = 'content/feature-requests.yml'

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

/** Feature requests by group. */
export type FeatureRequestGroup = z.infer<typeof group>

/** A thread that discusses a feature request. */
export type FeatureRequestThread = z.infer<typeof thread>
