import nodePath from 'node:path'
import { z } from 'zod'
import { withBaseUrl } from '@/lib/config/base-url'
import type { BlogConfig } from '@/lib/config/types'
import type { Href } from '@/lib/core/url'
import { joinPagePath } from '@/lib/core/url'
import type { ModelProblem } from '@/lib/core/model-problem'
import { findSuggestion } from '@/lib/core/problem'
import type { ScheduledPost } from '@/lib/records/site-index'
import { isRealDate, toDay, toTime } from '@/lib/source/dates'
import type { PostFile } from '@/lib/source/document-files'
import type { Author } from '@/lib/source/schemas/authors'
import { slugSchema } from '@/lib/source/schemas/names'
import type { BuildOptions } from '../shared/instance'
import { withoutClashes } from '../shared/instance'
import type { PageDocument } from '../shared/page-base'
import type { Tag } from '../shared/tags'
import { checkTags, toTag, uniqTags } from '../shared/tags'
import type { AuthorsConfig } from './authors'
import { resolveAuthors } from './authors'
import { toPostPlace, toSlug } from './post-slugs'

/** A `tags.yml` file: tags by key. */
export const tagsFileSchema = z.record(
  z.string(),
  z.strictObject({
    label: z.string(),
    /** Path below `tags/`; default: the key in kebab case. */
    permalink: slugSchema.optional(),
    /** Shown on the tag's page, and used as its description in search results. */
    description: z.string().optional(),
  }),
)

type TagsFile = z.infer<typeof tagsFileSchema>

/** Content of a blog. */
export type BlogInput = {
  files: PostFile[]
  /** Undefined if `authors.yml` has problems, in which case any author key is accepted. */
  authors: AuthorsConfig | undefined
  /** Undefined if `tags.yml` is missing or has problems, in which case any tag is accepted. */
  tags: TagsFile | undefined
}

/** An entry of a blog: its document, with what the model resolves. */
export type Post = PageDocument & {
  href: Href
  title: string
  /** ISO 8601 day in UTC. */
  date: string
  /** When it was published, in milliseconds: the start of the day unless its date has a time. */
  time: number
  /** Whether its date is in the future. */
  isScheduled: boolean
  authors: Author[]
  tags: (Tag & { href: Href })[]
}

/**
 * Returns the day of a post from its front matter or else its file name. Reports a post without a day, and a draft with
 * one in the future.
 */
function readDate(
  { path, frontMatter }: PageDocument,
  nameDate: string | undefined,
  today: string,
  problems: ModelProblem[],
): Pick<Post, 'date' | 'time' | 'isScheduled'> {
  const given = frontMatter.date ?? nameDate
  const isValid = given !== undefined && isRealDate(given)
  const date = isValid ? toDay(given) : '1970-01-01'
  const isScheduled = date > today
  if (given === undefined) {
    problems.push({
      path,
      searchText: 'title:',
      message: 'the post has no date',
      fix: 'add `date: 2024-02-29`, or start its file name with 2024-02-29-',
    })
  } else if (!isValid) {
    problems.push({
      path,
      searchText: '---',
      message: `the date ${given} in the file name does not exist`,
      fix: 'correct the file name',
    })
  }
  if (isScheduled && frontMatter.draft) {
    problems.push({
      path,
      searchText: 'draft:',
      message: `the post is a draft, so it won't be published on its date, ${date}`,
      fix: "remove `draft`: a post isn't published before its date",
    })
  }
  return { date, time: isValid ? toTime(given) : 0, isScheduled }
}

function toKnownTag(key: string, { label, permalink, description }: TagsFile[string]): Tag {
  const { slug } = toTag(permalink === undefined ? key : { label, permalink })
  return { label, slug, description }
}

function readTags(
  { path, frontMatter }: PageDocument,
  known: TagsFile | undefined,
  problems: ModelProblem[],
): Tag[] {
  const tags = (frontMatter.tags ?? []).flatMap((tag): Tag[] => {
    if (!known || typeof tag !== 'string') return [toTag(tag)]
    const entry = Object.hasOwn(known, tag) ? known[tag] : undefined
    if (entry) return [toKnownTag(tag, entry)]
    problems.push({
      path,
      ...{ after: 'tags:', searchText: tag },
      message: `the tag "${tag}" is not in tags.yml`,
      fix: 'add it there, or use one that is',
      suggestion: findSuggestion(tag, Object.keys(known)),
    })
    return []
  })
  return uniqTags(tags)
}

/** Reports an entry without a title, and one whose file isn't named after its release, which posts and options expect. */
function checkRelease({ path, frontMatter }: PageDocument, problems: ModelProblem[]): void {
  const { title, version } = frontMatter
  if (!version && !title) {
    problems.push({
      path,
      searchText: '---',
      message: 'the entry has neither a version nor a title',
      fix: "add `version: 3.1.1`, or `title: …` if it isn't a release",
    })
  }
  if (version !== undefined && nodePath.posix.basename(path) !== `${version}.mdx`) {
    problems.push({
      path,
      searchText: 'version:',
      message: `the file for the release ${version} is not named after it`,
      fix: `rename it to ${version}.mdx, or correct the version`,
    })
  }
}

/**
 * Creates posts with their URL, date, authors and tags, newest first. Scheduled posts are left out unless the options
 * include drafts.
 */
export function createPosts(
  config: BlogConfig,
  { files, authors: knownAuthors, tags: knownTags }: BlogInput,
  { includeDrafts, today }: BuildOptions,
  problems: ModelProblem[],
): { posts: Post[]; scheduled: ScheduledPost[] } {
  const folder = `content/${config.contentPath}/`
  const root = withBaseUrl(config.routeBasePath)
  const dated = files.flatMap((file) => {
    const { path, frontMatter }: PageDocument = file
    const place = toPostPlace(path.slice(folder.length))
    const day = readDate(file, place.date, today, problems)
    if (frontMatter.draft && !includeDrafts) return []
    const slug = frontMatter.slug === undefined ? place.slug : toSlug(frontMatter.slug)
    const href = joinPagePath(root, slug)
    return [{ path, frontMatter, kind: file.kind, href, ...day }]
  })
  const all = withoutClashes(dated, 'href', problems).map(({ kind, ...post }): Post => {
    const { title, version } = post.frontMatter
    const authors = resolveAuthors(post, knownAuthors, folder, problems)
    if (kind === 'Release') checkRelease(post, problems)
    const tags = readTags(post, knownTags, problems).map((tag) => ({
      ...tag,
      href: joinPagePath(root, 'tags', tag.slug),
    }))
    return { ...post, title: title ?? version ?? '', authors, tags }
  })
  const known = Object.entries(knownTags ?? {}).map(([key, entry]) => ({
    ...toKnownTag(key, entry),
    ...{ path: `${folder}tags.yml`, searchText: `${key}:` },
  }))
  const used = all.flatMap(({ path, tags }) =>
    tags.map((tag) => ({ ...tag, path, searchText: 'tags:' })),
  )
  problems.push(...checkTags([...known, ...used]))
  const natural = new Intl.Collator('en', { numeric: true })
  all.sort((a, b) => b.time - a.time || natural.compare(b.path, a.path))
  const scheduled = all.filter(({ isScheduled }) => isScheduled).reverse()
  return {
    posts: includeDrafts ? all : all.filter(({ isScheduled }) => !isScheduled),
    scheduled: scheduled.map(({ date, title, path }) => ({ date, title, path })),
  }
}
