import { toScriptJson } from '@/lib/core/script-json'
import { parseFlight, stringifyFlight, stripHtml, stripUndefined } from './flight'
import { PAYLOAD_ID, QUOTE, exchangeQuotes } from './client-constants'
import { UnexpectedNextError } from './unexpected-next-error'

/**
 * Assumption: Next writes React's server payload into inline scripts. One script starts it with `[0]`, and each of the
 * others adds a piece with `[1, "…"]`. The app reads `self.__next_f` when it starts, regardless of what filled it.
 * https://github.com/vercel/next.js/blob/canary/packages/next/src/server/app-render/use-flight-response.tsx
 * https://github.com/vercel/next.js/blob/canary/packages/next/src/client/app-index.tsx
 */
const PUSH = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*\])\)$/

const START = 0
const PIECE = 1

/** One call that adds to the payload: its kind and its data. */
export type PayloadPush = [kind: number, data?: string]

function unexpected(finding: string): UnexpectedNextError {
  return new UnexpectedNextError(finding, 'lib/next/payload.ts')
}

/** Returns what an inline script adds to the payload, or undefined if it's another script. */
export function readPush(script: string): PayloadPush | undefined {
  const push = PUSH.exec(script)?.[1]
  return push === undefined ? undefined : (JSON.parse(push) as PayloadPush)
}

/**
 * Joins the payload into one piece.
 * @throws UnexpectedNextError if there isn't exactly one payload, or if it's empty
 */
export function joinPayload(pushes: PayloadPush[]): string {
  if (pushes.length === 0) {
    throw unexpected(
      'the page has no payload. Next was expected to write it as `self.__next_f.push(…)`',
    )
  }
  const unknown = pushes.find(([kind]) => kind !== START && kind !== PIECE)
  if (unknown) {
    throw unexpected(
      `the payload has a piece of the unknown kind ${unknown[0]}. Next was expected to write only the kinds 0 and 1 in an export`,
    )
  }
  const starts = pushes.filter(([kind]) => kind === START).length
  if (starts !== 1) {
    throw unexpected(
      `the payload starts ${starts} times. Next was expected to start it once, with \`[0]\``,
    )
  }
  const payload = pushes.map(([, data = '']) => data).join('')
  if (payload === '') {
    throw unexpected('the payload is empty. Next was expected to write it in pieces, as `[1, "…"]`')
  }
  return payload
}

/**
 * Returns a document's payload without undefined properties and without HTML that the document already contains.
 * @throws UnexpectedNextError if it can't be parsed, or if the result isn't the payload of a page
 */
export function stripPayload(payload: string): string {
  const rows = stripUndefined(stripHtml(parseFlight(payload)))
  const hasRow = (test: (id: string, data: string) => boolean) =>
    rows.some((row) => row.kind === 'line' && test(row.id, row.data))
  if (!hasRow((id, data) => id === '0' && data.startsWith('{'))) {
    throw unexpected(
      'the payload has no root. Next was expected to write the page as an object in row 0',
    )
  }
  if (!hasRow((_id, data) => data.startsWith('I['))) {
    throw unexpected(
      'the payload has no client components. React was expected to write each as a row that starts with `I[`',
    )
  }
  return stringifyFlight(rows)
}

/** JavaScript that does the same as `exchangeQuotes`. */
const EXCHANGE = `.replace(/["${QUOTE}]/g,c=>c=='"'?'${QUOTE}':'"')`

/**
 * Returns a payload as data of its page. If it were part of a script, the browser would compile it, which takes longer
 * than everything else before the first frame.
 */
export function toPayloadData(payload: string): string {
  return `<script type="application/json" id="${PAYLOAD_ID}">${toScriptJson(exchangeQuotes(payload))}</script>`
}

/** Whether an exported HTML file is a page of the app, and not a redirect. */
export function hasPayload(html: string): boolean {
  return html.includes(`id="${PAYLOAD_ID}"`)
}

/** JavaScript that puts the payload of a finished page where the app expects it. */
export const payloadStart = `self.__next_f=[[${START}],[${PIECE},JSON.parse(document.getElementById('${PAYLOAD_ID}').textContent)${EXCHANGE}]]`
