import { UnexpectedNextError } from './unexpected-next-error'

/** Prop of a component whose HTML is already in the document (`components/mdx/static-html.client.tsx`). */
const HTML_PROP = '$html'

export type Row =
  /** A row that ends with a line break: `id:tag data`. */
  | { kind: 'line'; id: string; data: string }
  /** A text, preceded by its length in bytes. */
  | { kind: 'text'; id: string; text: string }

function unexpected(finding: string): UnexpectedNextError {
  return new UnexpectedNextError(
    `the payload has ${finding}. React was expected to write only rows that static exports have had so far`,
    'lib/next/flight.ts',
  )
}

/**
 * Splits React's server payload into rows. The format is internal to React and undocumented, so only kinds of rows that
 * static exports contain are accepted:
 * https://github.com/facebook/react/blob/main/packages/react-client/src/ReactFlightClient.js
 * @throws UnexpectedNextError
 */
export function parseFlight(stream: string): Row[] {
  const bytes = Buffer.from(stream)
  const rows: Row[] = []
  let at = 0
  while (at < bytes.length) {
    const colon = bytes.indexOf(':', at)
    const id = bytes.toString('utf8', at, colon)
    if (colon === -1 || !/^[\da-f]*$/.test(id)) {
      throw unexpected(`no row id at byte ${at}`)
    }
    const tag = String.fromCharCode(bytes[colon + 1] ?? 0)
    if (tag === 'T') {
      const comma = bytes.indexOf(',', colon)
      const length = Number.parseInt(bytes.toString('utf8', colon + 2, comma), 16)
      const end = comma + 1 + length
      if (Number.isNaN(length) || end > bytes.length) {
        throw unexpected(`a text row "${id}" of the wrong length`)
      }
      rows.push({ kind: 'text', id, text: bytes.toString('utf8', comma + 1, end) })
      at = end
      continue
    }
    if (!/[[{"\dtfnIHXCDEW-]/.test(tag)) {
      throw unexpected(`the unknown row tag ${JSON.stringify(tag)}`)
    }
    const end = bytes.indexOf('\n', colon)
    if (end === -1) throw unexpected(`a row "${id}" that does not end`)
    rows.push({ kind: 'line', id, data: bytes.toString('utf8', colon + 1, end) })
    at = end + 1
  }
  return rows
}

export function stringifyFlight(rows: Row[]): string {
  return rows
    .map((row) =>
      row.kind === 'line'
        ? `${row.id}:${row.data}\n`
        : `${row.id}:T${Buffer.byteLength(row.text).toString(16)},${row.text}`,
    )
    .join('')
}

/** Empties HTML props in a value and collects the text rows they referred to. Returns whether the value has changed. */
function emptyHtml(value: unknown, emptied: Set<string>): boolean {
  if (typeof value !== 'object' || value === null) return false
  const props = value as Record<string, unknown>
  let changed = false
  for (const [key, child] of Object.entries(props)) {
    if (key === HTML_PROP && typeof child === 'string' && child !== '') {
      const reference = /^\$([\da-f]+)$/.exec(child)?.[1]
      if (reference !== undefined) emptied.add(reference)
      props[key] = ''
      changed = true
    } else if (emptyHtml(child, emptied)) {
      changed = true
    }
  }
  return changed
}

/**
 * Returns a page's rows without the HTML that its document already contains.
 * Assumption: React writes every long text as a separate row, even if two props have the same text.
 * @throws UnexpectedNextError if another prop needs a row that was removed
 */
export function stripHtml(rows: Row[]): Row[] {
  const emptied = new Set<string>()
  const stripped = rows.map((row): Row => {
    if (row.kind !== 'line' || !/^[[{]/.test(row.data) || !row.data.includes(HTML_PROP)) return row
    const value: unknown = JSON.parse(row.data)
    return emptyHtml(value, emptied) ? { ...row, data: JSON.stringify(value) } : row
  })
  const kept = stripped.filter((row) => row.kind === 'line' || !emptied.has(row.id))
  for (const row of kept) {
    if (row.kind !== 'line') continue
    for (const [, id = ''] of row.data.matchAll(/"\$([\da-f]+)"/g)) {
      if (emptied.has(id)) throw unexpected(`a row "${id}" that more than one prop needs`)
    }
  }
  return kept
}

/** React's notation for `undefined`. */
const UNDEFINED = '$undefined'

/** Removes every undefined property in a value. Entries of arrays stay, so that indexes don't change. */
function removeUndefined(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) {
    if (child === UNDEFINED && !Array.isArray(value)) Reflect.deleteProperty(value, key)
    else removeUndefined(child)
  }
}

/**
 * Returns the rows without undefined properties. React would remove them when it reads the rows, so this only saves
 * bytes.
 */
export function stripUndefined(rows: Row[]): Row[] {
  return rows.map((row) => {
    if (row.kind !== 'line' || !/^[[{]/.test(row.data) || !row.data.includes(UNDEFINED)) return row
    const value: unknown = JSON.parse(row.data)
    removeUndefined(value)
    return { ...row, data: JSON.stringify(value) }
  })
}
