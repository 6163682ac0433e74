import { WRAP_ATTRIBUTE, WRAP_KEY } from '../mdx/code-buttons'
import { readUrlTheme } from '@/components/theme/url-theme'
import { isTheme, readSystemTheme, THEME_KEY } from '@/components/theme/themes'

/**
 * Gives the root element what must be right before the first paint and cannot wait for React:
 * - the theme that the URL asks for, for this visit, or else the system's where what is stored is no theme; such a
 *   value is dropped, as if there were none;
 * - an attribute `data-x` for each parameter `docusaurus-data-x` of the URL, unless the site itself uses it;
 * - the mark that code is wrapped, for readers who chose so.
 */
export function prepareRoot(root: HTMLElement, search: string): void {
  let theme = readUrlTheme(search)
  for (const [key, value] of new URLSearchParams(search)) {
    const name = /^docusaurus-(data-(?!(?:theme|app|code-wrap)$)[a-z-]+)$/.exec(key)?.[1]
    if (name) root.setAttribute(name, value)
  }
  try {
    const stored = localStorage.getItem(THEME_KEY)
    if (stored && !isTheme(stored)) {
      localStorage.removeItem(THEME_KEY)
      theme ??= readSystemTheme()
    }
    if (localStorage.getItem(WRAP_KEY) === 'true') root.setAttribute(WRAP_ATTRIBUTE, '')
  } catch {
    // Storage that is blocked is storage without values.
  }
  if (theme) root.dataset['theme'] = theme
}
