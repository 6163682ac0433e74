import type { SectionLink, SectionNavbar } from '@/lib/records/section'
import type { LocaleConfig } from '@/lib/config/locales'
import { toItemKey, toUnknownItemError } from '@/lib/config/navbar-items'
import type { NavbarItem, NavbarLink, NavbarSubitem } from '@/lib/config/navbar-types'
import { ensureTrailingSlash, isExternalUrl, joinPath, toPageHref } from '@/lib/core/url'

/** A link that is ready to be rendered. */
export type LinkEntry = {
  kind: 'link'
  label: string
  href: string
  active: boolean
  barLabel?: string
  /** Language of the label and the page, which is this page in that language. */
  lang?: string
  /** Docs instance of the link, in which a version can be preferred. */
  docsId?: string
  /** Version that becomes the preferred one when the link is followed. */
  version?: string
  /** URL by version name, for readers who prefer one. */
  hrefByVersion?: Record<string, string>
}

/** Markup from the configuration, unchanged. */
export type HtmlEntry = { kind: 'html'; html: string }

/** A menu of links that is ready to be rendered. */
export type MenuEntry = {
  kind: 'menu'
  /** Id that is unique in the navbar. */
  id: string
  label: string
  /** Label in the drawer. The default is `label`. */
  drawerLabel?: string
  icon?: 'languages'
  /** Docs instance whose preferred version is the label if no version is active. */
  docsId?: string
  items: (LinkEntry | HtmlEntry)[]
}

/** The button that opens search. */
export type SearchEntry = { kind: 'search' }

/** A custom component, by name. */
export type CustomEntry = { kind: 'custom'; component: string; label: string }

/** A navbar item that is ready to be rendered on a page. */
export type NavbarEntry = LinkEntry | HtmlEntry | MenuEntry | SearchEntry | CustomEntry

/** Where the navbar is shown. */
export type NavbarPlace = {
  /** Path of the site, with leading and trailing slashes. */
  baseUrl: string
  /** Path of the page, including the base URL. */
  path: string
  locales: LocaleConfig[]
}

/**
 * Whether a link is active on a page: if its regular expression matches, or else if the page is below its base path.
 */
function isActive({ to, activeBasePath = to, activeBaseRegex }: NavbarLink, place: NavbarPlace) {
  if (activeBaseRegex !== undefined) return new RegExp(activeBaseRegex).test(place.path)
  if (activeBasePath === undefined) return false
  return ensureTrailingSlash(place.path).startsWith(joinPath(place.baseUrl, activeBasePath))
}

function toTarget({ to, href = '', prependBaseUrlToHref }: NavbarLink, baseUrl: string): string {
  if (to !== undefined) return toPageHref(joinPath(baseUrl, to))
  return prependBaseUrlToHref && !isExternalUrl(href) ? joinPath(baseUrl, href) : href
}

function toConfiguredLink(item: NavbarLink, place: NavbarPlace): LinkEntry {
  const { label, barLabel } = item
  return {
    kind: 'link',
    label,
    href: toTarget(item, place.baseUrl),
    active: isActive(item, place),
    ...(barLabel && { barLabel }),
  }
}

/** Returns links to the same page in every language, by replacing the segment of the current one. */
function toLocaleLinks({ baseUrl, path, locales }: NavbarPlace): LinkEntry[] {
  const toRoot = (locale: LocaleConfig) => joinPath(baseUrl, locale.path ? `${locale.path}/` : '')
  const current =
    locales.find((locale) => locale.path && path.startsWith(toRoot(locale))) ?? locales[0]
  const rest = current ? path.slice(toRoot(current).length) : ''
  return locales.map((locale) => ({
    kind: 'link',
    label: locale.label,
    lang: locale.htmlLang,
    href: toRoot(locale) + rest,
    active: locale === current,
  }))
}

/** Returns the configured label of a docs item, or undefined if the docs provide it. */
function getConfiguredLabel(
  item: Extract<NavbarItem, { kind: 'doc' | 'docSidebar' | 'docsVersion' }>,
) {
  if (item.kind === 'doc') return item.label ?? item.docId
  return item.kind === 'docSidebar' ? (item.label ?? item.sidebarId) : item.label
}

/**
 * Returns the entries of the navbar on a page: the configured items, completed with what the docs say about their
 * items.
 * @param resolved where the items that depend on the docs lead
 * @throws Error for an item of an unknown type
 */
export function toEntries(
  items: NavbarItem[],
  resolved: SectionNavbar,
  place: NavbarPlace,
): { position: 'left' | 'right'; entry: NavbarEntry }[] {
  const toDocsLink = (
    { label = '', active, ...link }: SectionLink,
    configuredLabel = label,
    docsId = 'default',
  ): LinkEntry => ({
    kind: 'link',
    label: configuredLabel,
    active: active !== undefined,
    docsId,
    ...link,
  })

  const toSubentries = (subitems: NavbarSubitem[] = []) =>
    subitems.flatMap((item) => {
      const [entry] = toEntry(item, '')
      return entry?.kind === 'link' || entry?.kind === 'html' ? [entry] : []
    })

  /** Returns a menu that is named after its active link, or its only link if it has just one item. */
  const toMenu = (
    { before, after }: Extract<NavbarItem, { before?: NavbarSubitem[] }>,
    links: LinkEntry[],
    menu: Omit<MenuEntry, 'kind' | 'items'>,
  ): NavbarEntry[] => {
    const all = [...toSubentries(before), ...links, ...toSubentries(after)]
    const [first, ...others] = all
    const label = links.find(({ active }) => active)?.label ?? menu.label
    return first && others.length === 0 ? [first] : [{ ...menu, kind: 'menu', label, items: all }]
  }

  function toEntry(item: NavbarItem, id: string): NavbarEntry[] {
    switch (item.kind) {
      case 'link':
        return [toConfiguredLink(item, place)]
      case 'html':
      case 'search':
      case 'custom':
        return [item]
      case 'doc':
      case 'docSidebar':
      case 'docsVersion': {
        const found = resolved[toItemKey(item)]
        if (!found || 'versions' in found) return []
        return [toDocsLink(found, getConfiguredLabel(item), item.docsId)]
      }
      case 'dropdown':
        return [{ kind: 'menu', id, label: item.label, items: toSubentries(item.items) }]
      case 'docsVersionDropdown': {
        const found = resolved[toItemKey(item)]
        if (!found || !('versions' in found)) return []
        const { docsId = 'default' } = item
        const links = found.versions.map(({ name, label, href, active = false }): LinkEntry => ({
          kind: 'link',
          label,
          href,
          active,
          docsId,
          version: name,
        }))
        return toMenu(item, links, { id, label: found.label, drawerLabel: 'Versions', docsId })
      }
      case 'localeDropdown': {
        const label = 'Languages'
        const menu = { id, label, drawerLabel: label, icon: 'languages' } as const
        return toMenu(item, toLocaleLinks(place), menu)
      }
    }
    throw toUnknownItemError((item as NavbarItem).kind)
  }

  return items.flatMap((item, index) =>
    toEntry(item, `_menu-${index}`).map((entry) => ({ position: item.position ?? 'right', entry })),
  )
}
