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
import { findRelatedAnnouncements } from '../blog/related'
import type { Blog } from '../blog/create-blog'
import type { Post } from '../blog/create-posts'
import { toOptionChanges } from './option-changes'
import { readLine } from './read-line'
import { isBetween } from './release-lines'

/** A stable release and its changelog entry. */
export type ReleaseEntry = { version: string; post: Post }

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
    .filter((entry) => isBetween(entry.version, '0.0.0', version))
    .flatMap(({ post }) => post.frontMatter.upgrade?.requires?.[id] ?? [])
    .at(-1)
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
  const between = entries.filter(({ version }) => isBetween(version, from.release, to.release))
  const toLine = (markdown: string, { path }: Post) => readLine(markdown, path, findFileHref)
  const own = [`${scope}/core@${to.release}`, `${scope}/preset-classic@${to.release}`]
  const others = between.flatMap(({ post }) => post.frontMatter.upgrade?.packages ?? [])
  return {
    from,
    to,
    command: ['npm install', ...own, ...others].join(' '),
    requirements: listRequirements(entries, from.release, to.release),
    breaking: between.flatMap(({ version, post }): BreakingChanges[] => {
      const items = (post.frontMatter.sections ?? [])
        .filter(({ kind }) => kind === 'breaking-change')
        .flatMap((section) => section.items.map(({ text }) => toLine(text, post)))
      return items.length > 0 ? [{ version, href: post.href, items }] : []
    }),
    options: toOptionChanges(sources, { from: from.release, to: to.release, findFileHref }),
    codemods: between.flatMap(({ version, post }): Codemod[] =>
      (post.frontMatter.upgrade?.codemods ?? []).map(({ command, text }) => ({
        ...{ command, version, text: toLine(text, post) },
      })),
    ),
    releases: between.map(({ version, post }) => ({
      ...{ version, href: post.href, posts: findRelatedAnnouncements(post, blogs) },
    })),
    chooserHref,
  }
}
