import { UnexpectedNextError } from './unexpected-next-error'

/**
 * Positions in a document that React has written, and its spelling of tags.
 * https://github.com/facebook/react/blob/main/packages/react-dom-bindings/src/server/ReactFizzConfigDOM.js
 */

/**
 * Assumption: React writes the encoding first, so nothing else in the head comes before tags that are inserted after
 * it.
 */
const HEAD_START = '<head><meta charSet="utf-8"/>'

/** Assumption: the links to stylesheets are adjacent. */
const STYLE_SHEETS = /(?:<link rel="stylesheet"[^>]*>)+/

const HEAD_END = '</head>'

/** Assumption: nothing follows the body, not even a line break. */
const DOCUMENT_END = '</body></html>'

function insertAt(html: string, index: number, tags: string): string {
  return html.slice(0, index) + tags + html.slice(index)
}

function unexpected(finding: string): UnexpectedNextError {
  return new UnexpectedNextError(finding, 'lib/next/insert.ts')
}

/** Inserts tags at the start of the head, where they come before anything they govern. Throws `UnexpectedNextError`. */
export function insertAtHeadStart(html: string, tags: string): string {
  const index = html.indexOf(HEAD_START)
  if (index === -1) {
    throw unexpected(`the head has no start. React was expected to write \`${HEAD_START}\``)
  }
  return insertAt(html, index + HEAD_START.length, tags)
}

/** Inserts tags after the stylesheets, or at the end of the head if there are none. Throws `UnexpectedNextError`. */
export function insertAfterStyleSheets(html: string, tags: string): string {
  const end = html.indexOf(HEAD_END)
  if (end === -1) {
    throw unexpected(`the head has no end. React was expected to write \`${HEAD_END}\``)
  }
  const sheets = STYLE_SHEETS.exec(html.slice(0, end))
  return insertAt(html, sheets ? sheets.index + sheets[0].length : end, tags)
}

/** Inserts tags at the end of the body. Throws `UnexpectedNextError`. */
export function insertAtEnd(html: string, tags: string): string {
  if (!html.endsWith(DOCUMENT_END)) {
    throw unexpected(`the body has no end. React was expected to write \`${DOCUMENT_END}\` last`)
  }
  return insertAt(html, html.length - DOCUMENT_END.length, tags)
}
