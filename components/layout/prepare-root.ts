import { WRAP_ATTRIBUTE, WRAP_KEY } from '../mdx/code-buttons'
import { asksForMissingPage, MISSING_PAGE_ATTRIBUTE } from '@/lib/core/missing-page'
import { HIDDEN_ATTRIBUTE, HIDDEN_KEY } from '../sidebar/hidden-sidebar'
import { readUrlTheme } from '@/components/theme/url-theme'
import { isTheme, readSystemTheme, THEME_KEY } from '@/components/theme/themes'

/**
 * Gives the root element what must be right before the first paint and cannot wait for React:
 * - the theme that the URL asks for, for this visit, or else the system's where what is stored is no theme; such a
 *   value is dropped, as if there were none;
 * - the mark that the page replaces one that its version does not have, if the hash asks for it;
 * - an attribute `data-x` for each parameter `docusaurus-data-x` of the URL, unless the site itself uses it;
 * - the mark of a keyboard with a command key, for what names shortcuts;
 * - the marks that code is wrapped and that sidebars are collapsed, for readers who chose so.
 */
export function prepareRoot(
  root: HTMLElement,
  { search, hash }: Pick<Location, 'search' | 'hash'>,
): void {
  let theme = readUrlTheme(search)
  for (const [key, value] of new URLSearchParams(search)) {
    const name =
      /^docusaurus-(data-(?!(?:theme|app|mac|code-wrap|sidebar-hidden|missing-page)$)[a-z-]+)$/.exec(
        key,
      )?.[1]
    if (name) root.setAttribute(name, value)
  }
  root.toggleAttribute(MISSING_PAGE_ATTRIBUTE, asksForMissingPage(hash))
  // Phones and tablets of the same maker say so, too.
  root.toggleAttribute('data-mac', navigator.userAgent.includes('Mac'))
  try {
    const stored = localStorage.getItem(THEME_KEY)
    if (stored && !isTheme(stored)) {
      localStorage.removeItem(THEME_KEY)
      theme ??= readSystemTheme()
    }
    if (localStorage.getItem(WRAP_KEY) === 'true') root.setAttribute(WRAP_ATTRIBUTE, '')
    if (localStorage.getItem(HIDDEN_KEY) === 'true') root.setAttribute(HIDDEN_ATTRIBUTE, '')
  } catch {
    // Storage that is blocked is storage without values.
  }
  if (theme) root.dataset['theme'] = theme
}
