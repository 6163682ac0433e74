/** The theme that the query of an address asks for; undefined if it asks for none that exists. */
export function readAddressTheme(search: string): 'light' | 'dark' | undefined {
  const theme = new URLSearchParams(search).get('docusaurus-theme')
  return theme === 'light' || theme === 'dark' ? theme : undefined
}
