import { toHtml } from 'hast-util-to-html'
import { changelog, mainDocs } from '@/lib/config/instances'
import { siteConfig } from '@/lib/config/site'
import { findVersionInState, isReleaseNumber } from '@/lib/config/versions'
import type { Href } from '@/lib/core/url'
import { joinPagePath } from '@/lib/core/url'
import type { VersionNotice } from '@/lib/records/site-page'
import { getVersion } from '../docs/create-version'
import type { DocsPageData } from '../docs/types'
import type { PlannedPage } from '../shared/page-base'
import type { SiteInstances } from '../site/load-content'
import type { UpgradeLink } from './release-lines'
import {
  listStableReleases,
  toLineName,
  toPairTitle,
  toPairs,
  toReleaseLines,
} from './release-lines'
import { toUpgradePair } from './upgrade-pair'
import { toChoice } from './upgrade-choice'

type Content = Pick<SiteInstances, 'docs' | 'blogs'>

const { name } = siteConfig.product

function toChooserHref(versionHref: Href): Href {
  return joinPagePath(versionHref, 'upgrade')
}

/** Returns undefined for a site without docs or a changelog, or if all releases belong to one line. */
function findUpgrades({ docs, blogs }: Content) {
  const main = docs.find(({ config }) => config.id === mainDocs.id)
  const posts = blogs.find(({ config }) => config.id === changelog.id)?.posts ?? []
  const postByVersion = new Map(posts.map((post) => [post.frontMatter.version ?? '', post]))
  const versions = listStableReleases([...postByVersion.keys()])
  const lines = toReleaseLines(versions)
  if (!main || lines.length < 2) return undefined
  const defaultVersion = getVersion(main, main.config.lastVersion)
  const chooserHref = toChooserHref(defaultVersion.href)
  const entries = versions.flatMap((version) => {
    const post = postByVersion.get(version)
    return post ? [{ version, post }] : []
  })
  return {
    docs: main,
    defaultVersion,
    entries,
    lines,
    pairs: toPairs(lines, chooserHref),
    chooserHref,
  }
}

/**
 * Lists the pages of pairs in a version of the main docs. Only the default version has them; in the others, their place
 * is the page where readers choose a pair.
 */
export function listVersionedPairs(
  content: Content,
  version: string,
): Pick<DocsPageData, 'href' | 'versionLinks'>[] {
  const upgrades = findUpgrades(content)
  if (upgrades?.defaultVersion.config.name !== version) return []
  const choosers = upgrades.docs.versions
    .filter(({ config }) => config.name !== version)
    .map(({ config, href }) => ({
      ...{ name: config.name, label: config.label },
      href: toChooserHref(href),
    }))
  return upgrades.pairs.map(({ href }) => ({ href, versionLinks: choosers }))
}

/** Returns the link in an old version's banner to the upgrade to the newest release; undefined if it has no page. */
export function findUpgradeLink(content: Content, version: string): VersionNotice['upgrade'] {
  const newest = findVersionInState(mainDocs, 'newest-release')?.name
  if (newest === undefined || !isReleaseNumber(version)) return undefined
  const [from, to] = [version, newest].map(toLineName)
  const pairs = findUpgrades(content)?.pairs ?? []
  const pair = pairs.find((each) => each.from.name === from && each.to.name === to)
  return pair && { text: `See what changes from ${from} to ${to}`, href: pair.href }
}

/** A page about upgrades before the changes of its releases are read. */
export type UpgradePlan = (PlannedPage<'upgrade'> | PlannedPage<'upgrade-pair'>) & {
  /** Title in the site map. */
  listTitle: string
}

/**
 * Plans a page for each version of the docs where readers choose an upgrade, starting with the default one, and a page
 * for each pair. A pair is the same for all versions, so the pages of all versions link to those of the default one.
 */
export function planUpgrades(content: Content): UpgradePlan[] {
  const upgrades = findUpgrades(content)
  if (!upgrades) return []
  const { docs, defaultVersion, entries, lines, pairs, chooserHref } = upgrades
  const legacyHref = joinPagePath(defaultVersion.href, 'migration/v2')
  const choosers = docs.versions.map(({ config, href }): UpgradePlan => {
    const isDefault = config.name === defaultVersion.config.name
    const title = `Upgrade ${name}`
    return {
      kind: 'upgrade',
      href: toChooserHref(href),
      title,
      listTitle: isDefault ? title : `${title}, ${config.label}`,
      headTitle: isDefault ? title : `${title} (${config.label})`,
      description: `Choose two versions of ${name}, and see what changes between them: breaking changes, options, defaults, and the commands that update a site.`,
      canonicalHref: chooserHref,
      noIndex: config.noIndex,
      pictureOf: isDefault ? undefined : chooserHref,
      createOwn: () => ({ html: toHtml(toChoice(lines, pairs, legacyHref)) }),
    }
  })
  const toLink = (pair?: UpgradeLink) => pair && { label: toPairTitle(pair), href: pair.href }
  const pages = pairs.map((pair): UpgradePlan => {
    const { from, to, href } = pair
    const title = toPairTitle(pair)
    return {
      ...{ kind: 'upgrade-pair', href, title, listTitle: title },
      description: `What changes in a ${name} site between ${from.release} and ${to.release}: the command, minimum versions, breaking changes, options and defaults.`,
      pictureOf: chooserHref,
      noIndex: defaultVersion.config.noIndex,
      createOwn: (facts) => ({
        html: toHtml(toUpgradePair(pair, entries, chooserHref, facts)),
        previous: toLink(pairs.findLast((each) => each.to.name === from.name)),
        next: toLink(pairs.find((each) => each.from.name === to.name)),
      }),
    }
  })
  return [...choosers, ...pages]
}
