import type { Element } from 'hast'
import { h } from 'hastscript'
import sortBy from 'lodash-es/sortBy.js'
import uniqBy from 'lodash-es/uniqBy.js'
import type { Href } from '@/lib/core/url'
import { createCommands } from '@/lib/markdown/tabs/create-tabs'
import type { RequirementId } from '@/lib/source/schemas/releases'
import { requirements } from '@/lib/source/schemas/releases'
import type { Post } from '../blog/create-posts'
import type { SiteFacts } from '../shared/page-base'
import type { Line } from './elements'
import { createLink, createList, createTable } from './elements'
import type { OptionChange } from './option-changes'
import { listOptionChanges } from './option-changes'
import { readLine } from './read-line'
import type { UpgradeLink } from './release-lines'
import { isBetween } from './release-lines'
import type { UpdateExtras } from './update-steps'
import { toUpdate } from './update-steps'

/** A stable release and its changelog entry. */
export type ReleaseEntry = { version: string; post: Post }

/** A kind of change, and what the page says about it: nothing if there is none. */
type Part = { id: string; title: string; content: Element[] }

const toHeading = (id: string, title: string) => h('h2', { id }, title)

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

function toRequirements(entries: readonly ReleaseEntry[], { from, to }: UpgradeLink): Element[] {
  const rows = (Object.entries(requirements) as [RequirementId, string][]).flatMap(
    ([id, label]) => {
      const [before, after] = [from, to].map(({ release }) => findRequirement(entries, id, release))
      if (after === undefined || before === after) return []
      return [[[label], [before ?? 'Any'], [after]]]
    },
  )
  const head = ['Requirement', from.name, to.name]
  return rows.length > 0 ? [createTable('Minimum versions', head, rows)] : []
}

function toBreaking(
  entries: ReleaseEntry[],
  toLine: (text: string, post: Post) => Line,
): Element[] {
  return entries.flatMap(({ version, post }): Element[] => {
    const items = (post.frontMatter.sections ?? [])
      .filter(({ kind }) => kind === 'breaking-change')
      .flatMap((section) => section.items.map(({ text }) => toLine(text, post)))
    if (items.length === 0) return []
    const heading = h('h3', { id: `breaking-${version}` }, createLink(post.href, version))
    return [heading, ...createList(items)]
  })
}

function toName({ name, href }: OptionChange): Element {
  const code = h('code', name)
  return href === undefined ? code : createLink(href, [code])
}

function toNewOptions(options: OptionChange[]): Element[] {
  if (options.length === 0) return []
  const rows = options.map((option) => [
    [toName(option)],
    [h('code', option.owner)],
    [option.version],
    option.text,
  ])
  const head = ['Option', 'Where', 'Since', 'What it does']
  return [createTable('New options', head, rows)]
}

function toOptionItem(option: OptionChange): Line {
  const { owner, version, text, defaults } = option
  return [
    ...[toName(option), ' in ', h('code', owner), `, ${version}: `, ...text],
    ...(defaults ? ['. Before: ', ...defaults.before, '. Now: ', ...defaults.after] : []),
    '.',
  ]
}

function toReleases(entries: ReleaseEntry[], findLinks: SiteFacts['findLinks']): Element[] {
  const items = entries.map(({ version, post }): Line => [
    createLink(post.href, `Changes in ${version}`),
    ...findLinks(post).relatedAnnouncements.flatMap(({ title, href }) => [
      ' · ',
      createLink(href, title),
    ]),
  ])
  return [toHeading('releases', 'New in between'), ...createList(items)]
}

/** Lists the documents that releases are about, each once, by title. */
function toDocs(entries: ReleaseEntry[], findLinks: SiteFacts['findLinks']): Element[] {
  const all = entries.flatMap(({ post }) => findLinks(post).docs)
  const docs = sortBy(uniqBy(all, 'href'), 'title')
  if (docs.length === 0) return []
  const items = docs.map(({ title, href }) => [createLink(href, title)])
  return [toHeading('docs', 'Pages about these changes'), ...createList(items)]
}

const eitherOf = new Intl.ListFormat('en', { type: 'disjunction' })

/** Says in one line which kinds of changes there are none of. */
function toAbsent(parts: Part[]): Element[] {
  const titles = parts.filter(({ content }) => content.length === 0).map(({ title }) => title)
  if (titles.length === 0) return []
  return [h('p', `The documentation lists no ${eitherOf.format(titles).toLowerCase()}.`)]
}

/**
 * Returns the changes from one line to another: those after the newest release of the older line.
 * @param entries stable releases, oldest first
 */
export function toUpgradePair(
  upgrade: UpgradeLink,
  entries: readonly ReleaseEntry[],
  chooserHref: Href,
  facts: Pick<SiteFacts, 'findFileHref' | 'findLinks' | 'optionSources'>,
): Element[] {
  const { from, to } = upgrade
  const { findFileHref, findLinks, optionSources: sources } = facts
  const between = entries.filter(({ version }) => isBetween(version, from.release, to.release))
  const toLine = (markdown: string, { path }: Post) => readLine(markdown, path, findFileHref)
  const extras: UpdateExtras = {
    others: between.flatMap(({ post }) => post.frontMatter.upgrade?.packages ?? []),
    overrides: between.flatMap(({ post }) =>
      (post.frontMatter.upgrade?.overrides ?? []).map((each) => ({
        package: each.package,
        line: toLine(each.text, post),
      })),
    ),
    guides: between.flatMap(({ post }) => {
      const guide = post.frontMatter.upgrade?.guide
      return guide === undefined ? [] : [toLine(guide, post)]
    }),
  }
  const changes = listOptionChanges(sources, { from: from.release, to: to.release, findFileHref })
  const ofKind = (kind: OptionChange['kind']) => changes.filter((each) => each.kind === kind)
  const toOptions = (kind: OptionChange['kind']) => createList(ofKind(kind).map(toOptionItem))
  const codemods = between.flatMap(({ post }) =>
    (post.frontMatter.upgrade?.codemods ?? []).flatMap(({ command, text }) => [
      h('p', toLine(text, post)),
      createCommands(command),
    ]),
  )
  const parts: Part[] = [
    {
      id: 'requirements',
      title: 'New minimum versions',
      content: toRequirements(entries, upgrade),
    },
    { id: 'breaking', title: 'Breaking changes', content: toBreaking(between, toLine) },
    { id: 'added', title: 'New options', content: toNewOptions(ofKind('added')) },
    { id: 'removed', title: 'Removed and renamed options', content: toOptions('removed') },
    { id: 'defaults', title: 'New defaults', content: toOptions('defaults') },
    { id: 'changed', title: 'Options that behave differently', content: toOptions('changed') },
    { id: 'deprecated', title: 'Deprecated options', content: toOptions('deprecated') },
    { id: 'codemods', title: 'Codemods and checks', content: codemods },
  ]
  return [
    h(
      'p',
      `From ${from.release}, the last ${from.name} release, to ${to.release}. `,
      createLink(chooserHref, 'Choose other versions'),
      '.',
    ),
    toHeading('update', 'Update the packages'),
    ...toUpdate(to.release, extras),
    ...parts.flatMap(({ id, title, content }) =>
      content.length > 0 ? [toHeading(id, title), ...content] : [],
    ),
    ...toAbsent(parts),
    ...toReleases(between, findLinks),
    ...toDocs(between, findLinks),
  ]
}
