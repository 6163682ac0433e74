import { siteConfig } from '@/lib/config/site'
import type { Href } from '@/lib/core/url'
import type { OptionSource } from '@/lib/options/option-schema'
import type {
  BreakingChanges,
  Codemod,
  ReleaseLine,
  RequirementChange,
  UpgradePair,
} from '@/lib/records/upgrade'
import type { RequirementId } from '@/lib/source/schemas/releases'
import { requirements } from '@/lib/source/schemas/releases'
import { findRelatedAnnouncements } from '../blog/announcements'
import type { Blog } from '../blog/create-blog'
import type { Post } from '../blog/types'
import { toOptionChanges } from './option-changes'
import { readLine } from './read-line'
import { isBetween } from './release-lines'

/** A stable release and its changelog entry. */
export type ReleaseEntry = { post: Post; release: NonNullable<Post['release']> }

/** Input for upgrade pairs. */
export type PairInput = {
  /** Stable releases, oldest first. */
  entries: readonly ReleaseEntry[]
  /** The instances whose posts announce releases. */
  blogs: readonly Blog[]
  sources: readonly OptionSource[]
  findFileHref: (file: string) => Href | undefined
  chooserHref: Href
}

/** Returns the version that a release requires, which is set by the release or the newest earlier one that sets it. */
function findRequirement(
  entries: readonly ReleaseEntry[],
  id: RequirementId,
  version: string,
): string | undefined {
  return entries
    .filter(({ release }) => isBetween(release.version, '0.0.0', version))
    .findLast(({ release }) => release.upgrade?.requires?.[id] !== undefined)?.release.upgrade
    ?.requires?.[id]
}

function listRequirements(
  entries: readonly ReleaseEntry[],
  from: string,
  to: string,
): RequirementChange[] {
  return (Object.entries(requirements) as [RequirementId, string][]).flatMap(([id, label]) => {
    const [before, after] = [from, to].map((version) => findRequirement(entries, id, version))
    return after === undefined || before === after ? [] : [{ label, from: before, to: after }]
  })
}

/** Returns the changes from one line to another: those after the newest release of the older line. */
export function toUpgradePair(
  from: ReleaseLine,
  to: ReleaseLine,
  { entries, blogs, sources, findFileHref, chooserHref }: PairInput,
): UpgradePair {
  const { scope } = siteConfig.product
  const between = entries.filter(({ release }) =>
    isBetween(release.version, from.release, to.release),
  )
  const toLine = (markdown: string, { path }: Post) => readLine(markdown, path, findFileHref)
  const own = [`${scope}/core@${to.release}`, `${scope}/preset-classic@${to.release}`]
  const others = between.flatMap(({ release }) => release.upgrade?.packages ?? [])
  return {
    from,
    to,
    command: ['npm install', ...own, ...others].join(' '),
    requirements: listRequirements(entries, from.release, to.release),
    breaking: between.flatMap(({ post, release }): BreakingChanges[] => {
      const items = release.sections
        .filter(({ kind }) => kind === 'breaking-change')
        .flatMap((section) => section.items.map(({ text }) => toLine(text, post)))
      return items.length > 0 ? [{ version: release.version, href: post.href, items }] : []
    }),
    options: toOptionChanges(sources, { from: from.release, to: to.release, findFileHref }),
    codemods: between.flatMap(({ post, release }): Codemod[] =>
      (release.upgrade?.codemods ?? []).map(({ command, text }) => ({
        ...{ command, version: release.version, text: toLine(text, post) },
      })),
    ),
    releases: between.map(({ post, release }) => ({
      ...{
        version: release.version,
        href: post.href,
        posts: findRelatedAnnouncements(post, blogs),
      },
    })),
    chooserHref,
  }
}
