import type { Theme } from './themes'
import { isTheme } from './themes'

/** Returns the theme in the query of a URL, or undefined if there is no valid one. */
export function readUrlTheme(search: string): Theme | undefined {
  const theme = new URLSearchParams(search).get('docusaurus-theme')
  return isTheme(theme) ? theme : undefined
}
