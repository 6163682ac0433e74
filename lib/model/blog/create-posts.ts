import type { BlogOptions } from '../shared/instance-options'
import { toTocLevels } from '../shared/instance-options'
import nodePath from 'node:path'
import type { BlogConfig, Served } from '@/lib/config/types'
import { toCompareUrl } from '@/lib/config/product'
import { joinPath } from '@/lib/core/url'
import { findSuggestion } from '@/lib/problems/problem'
import type { ModelProblem } from '@/lib/problems/model-problem'
import type { ScheduledPost } from '@/lib/records/site-index'
import type { TagConfig } from '@/lib/source/schemas/tags'
import type { Tag } from '../shared/tags'
import { toTag } from '../shared/tags'
import { withSuggestion } from '../docs/sidebar'
import type { AuthorsConfig } from './authors'
import { resolveAuthors } from './authors'
import { toPostPlace, toSlug } from './post-slugs'
import type { Release } from './release'
import type { TagsFile } from './tag-labels'
import type { Post, PostFile } from './types'

/** Content of a blog. */
export type BlogInput = {
  files: PostFile[]
  /** Undefined if `authors.yml` has problems, in which case any author key is accepted. */
  authors: AuthorsConfig | undefined
  /** Undefined if `tags.yml` is missing or has problems, in which case any tag is accepted. */
  tags: TagsFile | undefined
}

/** A post with the fields that only the model needs. */
export type PlacedPost = Post & { tagList: Tag[] }

function toRelease({
  version,
  previous,
  contributors = [],
  sections = [],
  upgrade,
}: Extract<PostFile, { kind: 'Release' }>['frontMatter']): Release | undefined {
  if (version === undefined) return undefined
  const compareUrl = previous === undefined ? undefined : toCompareUrl(previous, version)
  return { version, compareUrl, contributors, sections, ...(upgrade && { upgrade }) }
}

function readDate(file: PostFile, placeDate: string | undefined, problems: ModelProblem[]): string {
  const date = file.frontMatter.date ?? placeDate
  if (date === undefined) {
    problems.push({
      path: file.path,
      searchText: 'title:',
      message: 'the post has no date',
      fix: 'add `date: 2024-02-29`, or start its file name with 2024-02-29-',
    })
  } else if (
    Number.isNaN(Date.parse(date)) ||
    new Date(date).toISOString().slice(0, 10) !== date.slice(0, 10)
  ) {
    problems.push({
      path: file.path,
      searchText: '---',
      message: `the date ${date} in the file name does not exist`,
      fix: 'correct the file name',
    })
    return '1970-01-01'
  }
  return (date ?? '1970-01-01').slice(0, 10)
}

function readTags(file: PostFile, known: TagsFile | undefined, problems: ModelProblem[]): Tag[] {
  const tags: TagConfig[] = file.kind === 'Post' ? (file.frontMatter.tags ?? []) : []
  return tags.flatMap((tag): Tag[] => {
    if (!known || typeof tag !== 'string') return [toTag(tag)]
    const entry = Object.hasOwn(known, tag) ? known[tag] : undefined
    if (entry)
      return [
        {
          ...toTag(entry.permalink === undefined ? tag : { label: '', permalink: entry.permalink }),
          label: entry.label,
          ...(entry.description !== undefined && { description: entry.description }),
        },
      ]
    problems.push({
      path: file.path,
      searchText: tag,
      message: `the tag "${tag}" is not in tags.yml`,
      fix: 'add it there, or use one that is',
      ...withSuggestion(findSuggestion(tag, Object.keys(known))),
    })
    return []
  })
}

/** Reports a front matter date that differs from the file name's, and a scheduled post that is a draft. */
function checkDate(
  { path, frontMatter }: PostFile,
  {
    date,
    nameDate,
    isScheduled,
  }: { date: string; nameDate: string | undefined; isScheduled: boolean },
  problems: ModelProblem[],
): void {
  if (frontMatter.date !== undefined && nameDate !== undefined && nameDate !== date) {
    problems.push({
      path,
      searchText: 'date:',
      message: `the date ${date} differs from the date in the file name, ${nameDate}`,
      fix: 'remove `date`, or rename the file',
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
}

/** Checks that a release's file is named after it, because posts and options find the entry by file name. */
function checkReleaseName(
  path: string,
  release: Release | undefined,
  problems: ModelProblem[],
): void {
  if (!release || nodePath.posix.basename(path) === `${release.version}.mdx`) return
  problems.push({
    path,
    searchText: 'version:',
    message: `the file for the release ${release.version} is not named after it`,
    fix: `rename it to ${release.version}.mdx, or correct the version`,
  })
}

/**
 * Creates posts with their URL, date, authors and tags, newest first. Scheduled posts are left out unless the options
 * include drafts.
 */
export function createPosts(
  config: Served<BlogConfig>,
  { files, authors: knownAuthors, tags: knownTags }: BlogInput,
  options: BlogOptions,
  problems: ModelProblem[],
): { posts: PlacedPost[]; scheduled: ScheduledPost[] } {
  const folder = `content/${config.contentPath}/`
  const byHref = new Map<string, PlacedPost>()
  const authorKeys = Object.keys(knownAuthors ?? {})
  for (const file of files) {
    const { path, frontMatter } = file
    const place = toPostPlace(path.slice(folder.length))
    const date = readDate(file, place.date, problems)
    const isScheduled = date > options.today
    checkDate(file, { date, nameDate: place.date, isScheduled }, problems)
    if (frontMatter.draft && !options.includeDrafts) continue
    const slug = frontMatter.slug === undefined ? place.slug : toSlug(frontMatter.slug)
    const href = joinPath(config.routeBasePath, slug)
    const same = byHref.get(href)
    if (same) {
      problems.push({
        path,
        searchText: 'slug:',
        message: `the URL ${href} is already used by ${same.path}`,
        fix: 'give one of them another `slug`',
      })
      continue
    }
    const post = file.kind === 'Post' ? file.frontMatter : undefined
    const { authors, unknownKeys } = resolveAuthors(post?.authors, knownAuthors ?? {}, {
      post: nodePath.posix.dirname(path),
      known: folder,
    })
    for (const key of knownAuthors ? unknownKeys : []) {
      problems.push({
        path,
        searchText: key,
        message: `the author "${key}" is not in authors.yml`,
        fix: 'add them there, or correct the key',
        ...withSuggestion(findSuggestion(key, authorKeys)),
      })
    }
    if (file.kind === 'Release' && !frontMatter.title && !file.frontMatter.version) {
      problems.push({
        path,
        searchText: '---',
        message: 'the entry has neither a version nor a title',
        fix: "add `version: 3.1.1`, or `title: …` if it isn't a release",
      })
    }
    const release = file.kind === 'Release' ? toRelease(file.frontMatter) : undefined
    checkReleaseName(path, release, problems)
    const tagList = readTags(file, knownTags, problems)
    byHref.set(href, {
      href,
      path,
      title: frontMatter.title ?? release?.version ?? '',
      description: frontMatter.description,
      keywords: frontMatter.keywords ?? [],
      date,
      authors,
      original: post?.original,
      tagList,
      tags: tagList.map((tag) => ({
        label: tag.label,
        href: joinPath(config.routeBasePath, 'tags', tag.slug, '/'),
      })),
      series: post?.series,
      unlisted: frontMatter.unlisted ?? false,
      isScheduled,
      hideReadingTime: post?.hide_reading_time ?? false,
      toc: toTocLevels(frontMatter, options),
      release,
      announces: post?.release,
      frontMatter,
    })
  }
  const natural = new Intl.Collator('en', { numeric: true })
  const all = [...byHref.values()].sort(
    (a, b) => b.date.localeCompare(a.date) || natural.compare(b.path, a.path),
  )
  const scheduled = all.filter(({ isScheduled }) => isScheduled).reverse()
  return {
    posts: options.includeDrafts ? all : all.filter(({ isScheduled }) => !isScheduled),
    scheduled: scheduled.map(({ date, title, path }) => ({ date, title, path })),
  }
}
