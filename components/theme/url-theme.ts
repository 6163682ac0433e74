import type { Theme } from './themes'
import { isTheme } from './themes'

/** The theme that the query of a URL asks for; undefined if it asks for none that exists. */
export function readUrlTheme(search: string): Theme | undefined {
  const theme = new URLSearchParams(search).get('docusaurus-theme')
  return isTheme(theme) ? theme : undefined
}
