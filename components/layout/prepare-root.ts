import { WRAP_ATTRIBUTE, WRAP_KEY } from '../mdx/code-buttons'
import { isMissingPageHash, MISSING_PAGE_ATTRIBUTE } from '@/lib/core/missing-page'
import { HIDDEN_ATTRIBUTE, HIDDEN_KEY } from '../sidebar/hidden-sidebar'
import { readUrlTheme } from '@/components/theme/url-theme'
import { isTheme, readSystemTheme, THEME_KEY } from '@/components/theme/themes'

/**
 * Sets what must be right on the root element before the first paint and can't wait for React:
 * - the theme that the URL requests for this visit, or else the system's theme if the theme library has set none: it
 *   takes any stored value (those that aren't themes are removed), and sets nothing without storage
 * - the mark that the page replaces one that its version doesn't have, if the hash requests it
 * - an attribute `data-x` for each parameter `docusaurus-data-x` of the URL, unless the site itself uses that attribute
 * - the mark of a keyboard with a Command key, for texts that name shortcuts
 * - the marks for wrapped code and collapsed sidebars, for readers who chose them
 */
export function prepareRoot(
  root: HTMLElement,
  { search, hash }: Pick<Location, 'search' | 'hash'>,
): void {
  for (const [key, value] of new URLSearchParams(search)) {
    const name =
      /^docusaurus-(data-(?!(?:theme|app|mac|code-wrap|sidebar-hidden|missing-page)$)[a-z-]+)$/.exec(
        key,
      )?.[1]
    if (name) root.setAttribute(name, value)
  }
  root.toggleAttribute(MISSING_PAGE_ATTRIBUTE, isMissingPageHash(hash))
  // This includes iPhones and iPads.
  root.toggleAttribute('data-mac', navigator.userAgent.includes('Mac'))
  try {
    const stored = localStorage.getItem(THEME_KEY)
    if (!isTheme(stored)) localStorage.removeItem(THEME_KEY)
    if (localStorage.getItem(WRAP_KEY) === 'true') root.setAttribute(WRAP_ATTRIBUTE, '')
    if (localStorage.getItem(HIDDEN_KEY) === 'true') root.setAttribute(HIDDEN_ATTRIBUTE, '')
  } catch {
    // Blocked storage counts as empty.
  }
  const theme = readUrlTheme(search) ?? root.dataset['theme']
  root.dataset['theme'] = isTheme(theme) ? theme : readSystemTheme()
}
