import { toSitePath } from '@/lib/config/base-url'
import { changelog, mainDocs } from '@/lib/config/instances'
import { siteConfig } from '@/lib/config/site'
import { findVersionInState, isReleaseNumber } from '@/lib/config/versions'
import type { Href, SitePath } from '@/lib/core/url'
import { joinPath } from '@/lib/core/url'
import type { OptionSource } from '@/lib/options/option-schema'
import type { UpgradePage, UpgradePairPage, VersionNotice } from '@/lib/records/site-page'
import type { ReleaseLine, UpgradeLink } from '@/lib/records/upgrade'
import type { Docs } from '../docs/create-docs'
import type { VersionedPage } from '../docs/version-targets'
import { toPageBase } from '../shared/page-base'
import type { SiteFacts } from '../shared/site-facts'
import type { SiteInstances } from '../site/load-content'
import { listStableReleases, toLineName, toPairs, toReleaseLines } from './release-lines'
import type { ReleaseEntry } from './upgrade-pair'
import { toUpgradePair } from './upgrade-pair'

type UpgradeContext = {
  content: Pick<SiteInstances, 'docs' | 'blogs'>
  data: { optionSources: readonly OptionSource[] }
  facts: SiteFacts
}

/** The upgrades of the site: the release lines and the links between them. */
type Upgrades = {
  docs: Docs
  entries: ReleaseEntry[]
  lines: ReleaseLine[]
  pairs: UpgradeLink[]
  chooserHref: Href
}

const { name } = siteConfig.product

const chooserTitle = `Upgrade ${name}`

function toPairTitle({ from, to }: Pick<UpgradeLink, 'from' | 'to'>): string {
  return `Upgrade from ${from} to ${to}`
}

function toChooserHref(versionHref: Href): Href {
  return joinPath(versionHref, 'upgrade/')
}

/** Returns undefined for a site without docs or a changelog, or if all releases belong to one line. */
function findUpgrades({ docs, blogs }: UpgradeContext['content']): Upgrades | undefined {
  const main = docs.find(({ config }) => config.id === mainDocs.id)
  const posts = blogs.find(({ config }) => config.id === changelog.id)?.posts ?? []
  const entryByVersion = new Map(
    posts.flatMap((post) =>
      post.release ? [[post.release.version, { post, release: post.release }] as const] : [],
    ),
  )
  const versions = listStableReleases([...entryByVersion.keys()])
  const lines = toReleaseLines(versions)
  if (!main || lines.length < 2) return undefined
  const chooserHref = toChooserHref(main.config.routeBasePath)
  const entries = versions.flatMap((version) => entryByVersion.get(version) ?? [])
  return { docs: main, entries, lines, pairs: toPairs(lines, chooserHref), chooserHref }
}

/** Lists paths and titles of all pages about upgrades, starting with that of the default version. */
export function listUpgradePages(
  content: UpgradeContext['content'],
): { path: SitePath; title: string }[] {
  const upgrades = findUpgrades(content)
  if (!upgrades) return []
  const { docs, pairs, chooserHref } = upgrades
  const others = docs.versions.filter(({ href }) => toChooserHref(href) !== chooserHref)
  return [
    { path: toSitePath(chooserHref), title: chooserTitle },
    ...others.map(({ config, href }) => ({
      path: toSitePath(toChooserHref(href)),
      title: `${chooserTitle}, ${config.label}`,
    })),
    ...pairs.map((pair) => ({ path: toSitePath(pair.href), title: toPairTitle(pair) })),
  ]
}

/**
 * Lists the pages of pairs in a version of the main docs. Only the default version has them; in the others, their place
 * is the page where readers choose a pair.
 */
export function listVersionedPairs(
  content: UpgradeContext['content'],
  version: string,
): VersionedPage[] {
  const upgrades = findUpgrades(content)
  if (upgrades?.docs.config.lastVersion !== version) return []
  const choosers = upgrades.docs.versions
    .filter(({ config }) => config.name !== version)
    .map(({ config, href }) => ({
      ...{ name: config.name, label: config.label },
      href: toChooserHref(href),
    }))
  return upgrades.pairs.map(({ href }) => ({ href, versionLinks: choosers }))
}

/** Returns the link in an old version's banner to the upgrade to the newest release; undefined if it has no page. */
export function findUpgradeLink(
  content: UpgradeContext['content'],
  version: string,
): VersionNotice['upgrade'] {
  const newest = findVersionInState(mainDocs, 'newest-release')?.name
  if (newest === undefined || !isReleaseNumber(version)) return undefined
  const [from, to] = [version, newest].map(toLineName)
  const pair = findUpgrades(content)?.pairs.find((each) => each.from === from && each.to === to)
  return pair && { text: `See what changes from ${pair.from} to ${pair.to}`, href: pair.href }
}

/**
 * Creates a page for each version of the docs where readers choose an upgrade, and a page for each pair. A pair is the
 * same for all versions, so the pages of all versions link to those of the default one.
 */
export function toUpgradeRecords({
  content,
  data,
  facts,
}: UpgradeContext): (UpgradePage | UpgradePairPage)[] {
  const upgrades = findUpgrades(content)
  if (!upgrades) return []
  const { docs, entries, lines, pairs, chooserHref } = upgrades
  const lineByName = new Map(lines.map((line) => [line.name, line]))
  const choosers = docs.versions.map(({ config, href }): UpgradePage => {
    const isDefault = config.name === docs.config.lastVersion
    const title = chooserTitle
    const base = toPageBase(
      {
        href: toChooserHref(href),
        title,
        headTitle: isDefault ? title : `${title} ${siteConfig.titleDelimiter} ${config.label}`,
        description: `Choose two versions of ${name}, and see what changes between them: breaking changes, options, defaults, and the commands that update a site.`,
        canonicalHref: chooserHref,
        ...(!isDefault && { pictureOf: chooserHref }),
      },
      facts,
    )
    return {
      ...base,
      kind: 'upgrade',
      ...{ lines, pairs },
      legacyHref: joinPath(docs.config.routeBasePath, 'migration/v2/'),
    }
  })
  const input = {
    ...{ entries, blogs: content.blogs, chooserHref },
    sources: data.optionSources,
    findFileHref: facts.findFileHref,
  }
  const pages = pairs.flatMap(({ from, to, href }): UpgradePairPage[] => {
    const [older, newer] = [lineByName.get(from), lineByName.get(to)]
    if (!older || !newer) return []
    const base = toPageBase(
      {
        href,
        title: toPairTitle({ from, to }),
        description: `What changes in a ${name} site between ${older.release} and ${newer.release}: the command, minimum versions, breaking changes, options and defaults.`,
        pictureOf: chooserHref,
      },
      facts,
    )
    return [{ ...base, kind: 'upgrade-pair', ...toUpgradePair(older, newer, input) }]
  })
  return [...choosers, ...pages]
}
