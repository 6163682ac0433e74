import { toHtml } from 'hast-util-to-html'
import type { Json } from '@/lib/records/debug'

/** Arrays with fewer entries are initially open. */
const LARGE_ARRAY = 5

/** Maximum length of the text that a collapsed entry shows as its preview. */
const MAX_PREVIEW = 40

type Branch = Json[] | Record<string, Json>

type EntriesProps = { value: Branch; depth: number; openDepth: number }

function isBranch(value: Json): value is Branch {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0
}

/** Returns the text that identifies a collapsed entry of a list: its first string. */
function toPreview(value: Branch): string {
  if (Array.isArray(value)) return ''
  const text = Object.values(value).find((entry) => typeof entry === 'string')
  return typeof text === 'string' && text.length <= MAX_PREVIEW ? text : ''
}

function Entries({ value, depth, openDepth }: EntriesProps) {
  const isList = Array.isArray(value)
  return (
    <ul>
      {Object.entries(value).map(([key, entry]) => {
        if (!isBranch(entry)) {
          // Thousands of entries have no element for the key, and no quotes that React would escape.
          const html = toHtml({ type: 'text', value: `${key}: ${JSON.stringify(entry)}` })
          return <li key={key} dangerouslySetInnerHTML={{ __html: html }} />
        }
        const size = Object.keys(entry).length
        const isOpen = Array.isArray(entry) ? size < LARGE_ARRAY : depth <= openDepth
        return (
          <li key={key}>
            <details open={isOpen}>
              <summary>
                <code>{key}</code> {Array.isArray(entry) ? `[${size}]` : `{${size}}`}{' '}
                {isList ? <span>{toPreview(entry)}</span> : null}
              </summary>
              <Entries value={entry} depth={depth + 1} openDepth={openDepth} />
            </details>
          </li>
        )
      })}
    </ul>
  )
}

/**
 * A value as a tree of lists that opens and closes without scripts. Short arrays are open, and so are objects down to a
 * depth. The value itself has depth 1.
 */
export function JsonTree({ value, openDepth }: { value: Json; openDepth: number }) {
  return (
    <div className="json">
      {isBranch(value) ? (
        <Entries value={value} depth={2} openDepth={openDepth} />
      ) : (
        <p>{JSON.stringify(value)}</p>
      )}
    </div>
  )
}
