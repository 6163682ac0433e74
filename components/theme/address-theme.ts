import type { Theme } from './themes'
import { isTheme } from './themes'

/** The theme that the query of an address asks for; undefined if it asks for none that exists. */
export function readAddressTheme(search: string): Theme | undefined {
  const theme = new URLSearchParams(search).get('docusaurus-theme')
  return isTheme(theme) ? theme : undefined
}
