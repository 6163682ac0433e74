import { isMissingPageHash } from '@/lib/core/missing-page'
import { storePreferredVersion } from './preferred-version'

/** Returns the `data-version` of a link to a version of a docs instance. */
export function toVersionMark(docsId: string, name: string): string {
  return `${docsId}/${name}`
}

function findLink(target: EventTarget | null, selector: string): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null
}

/**
 * Lets a link to the same page in another version or language keep the query and hash, when the reader points at it.
 * Set on the element, because the reader's place on the page changes without React. A page that replaces a missing one
 * has none of this page's headings, and its link already has a hash.
 */
export function keepPlace({ target }: Event): void {
  const link = findLink(target, 'a[data-version], .navbar a[lang]')
  if (!link || isMissingPageHash(link.hash)) return
  const hash = isMissingPageHash(location.hash) ? '' : location.hash
  link.setAttribute('href', link.pathname + location.search + hash)
}

/** Makes the version that a followed link leads to the reader's preferred one. */
export function preferVersion({ target }: Event): void {
  const [docsId, name] = findLink(target, 'a[data-version]')?.dataset['version']?.split('/') ?? []
  if (docsId && name) storePreferredVersion(docsId, name)
}

/** Closes the menu of a page's version when the reader acts elsewhere, or presses Escape, which keeps focus on it. */
export function closeVersionMenu({ target, key }: Event & { key?: string }): void {
  const menu = document.querySelector<HTMLDetailsElement>('.version-menu[open]')
  const isEscape = key === 'Escape'
  if (!menu || (!isEscape && menu.contains(target as Node))) return
  menu.open = false
  if (isEscape) menu.querySelector('summary')?.focus()
}
