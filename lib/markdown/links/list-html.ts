const ID = /(<[a-z][^>]*?\s)id="([^"]*)"/g
const REFERENCE = /(\s(?:for|aria-controls|aria-labelledby|aria-describedby))="([^"]*)"/g

/**
 * HTML of a document for a page that shows several: ids and what refers to them get a prefix, so that they never clash,
 * and links within the document lead to its own page.
 * @param href page of the document
 */
export function toListHtml(html: string, prefix: string, href: string): string {
  return html
    .replace(ID, (_, start: string, id: string) => `${start}id="${prefix}-${id}"`)
    .replace(REFERENCE, (_, name: string, id: string) => `${name}="${prefix}-${id}"`)
    .replaceAll(' href="#', ` href="${href}#`)
}
