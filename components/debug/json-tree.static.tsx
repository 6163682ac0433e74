/** @jsxImportSource hastscript */

/** Arrays with fewer entries are open from the start. */
const LARGE_ARRAY = 5

/** The longest text of a collapsed entry that stands in its summary. */
const MAX_PREVIEW = 40

type Branch = Json[] | Record<string, Json>

function isBranch(value: Json): value is Branch {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0
}

/** What tells an entry of a list from the others: its first text. */
function toPreview(value: Branch): string {
  if (Array.isArray(value)) return ''
  const text = Object.values(value).find((entry) => typeof entry === 'string')
  return typeof text === 'string' && text.length <= MAX_PREVIEW ? text : ''
}

function entriesMarkup(value: Branch, depth: number, openDepth: number) {
  const isList = Array.isArray(value)
  return (
    <ul>
      {Object.entries(value).map(([key, entry]) => {
        if (!isBranch(entry)) {
          return (
            <li>
              <code>{key}</code> {JSON.stringify(entry)}
            </li>
          )
        }
        const size = Object.keys(entry).length
        const isOpen = Array.isArray(entry) ? size < LARGE_ARRAY : depth <= openDepth
        return (
          <li>
            <details open={isOpen}>
              <summary>
                <code>{key}</code> {Array.isArray(entry) ? `[${size}]` : `{${size}}`}{' '}
                {isList ? <span>{toPreview(entry)}</span> : null}
              </summary>
              {entriesMarkup(entry, depth + 1, openDepth)}
            </details>
          </li>
        )
      })}
    </ul>
  )
}

/**
 * A value as a tree of lists, which opens and closes without scripts. Arrays are open if they are short, objects down to
 * a depth; the value itself has depth 1.
 */
export function jsonTreeMarkup(value: Json, openDepth: number) {
  return (
    <div class="json">
      {isBranch(value) ? entriesMarkup(value, 2, openDepth) : <p>{JSON.stringify(value)}</p>}
    </div>
  )
}
import type { Json } from '@/lib/records/debug'
