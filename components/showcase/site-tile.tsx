import type { ReactNode } from 'react'
import { toTile } from './tile'

const DOTS = [6, 18, 30, 42].flatMap((y) => [6, 18, 30, 42].map((x) => `M${x} ${y}h0`)).join('')

/** Patterns of 48 × 48, as many as `PATTERN_COUNT`, drawn as lines or filled. */
const patterns: ReactNode[] = [
  <path d="M0 14a14 14 0 0 0 14-14M0 26a26 26 0 0 0 26-26M0 38a38 38 0 0 0 38-38" />,
  <path d="M0 12 12 0M0 24 24 0M0 36 36 0M0 48 48 0M12 48 48 12M24 48 48 24M36 48 48 36" />,
  <path className="tile-dots" d={DOTS} />,
  <path className="tile-fill" d="M0 48V10a38 38 0 0 1 38 38z" />,
  <path className="tile-fill" d="M0 48 48 0v48z" />,
  <path d="M0 10q6-7 12 0t12 0 12 0 12 0M0 24q6-7 12 0t12 0 12 0 12 0M0 38q6-7 12 0t12 0 12 0 12 0" />,
  <path d="M0 14 24 2l24 12M0 26l24-12 24 12M0 38l24-12 24 12M0 50l24-12 24 12" />,
  <path d="M12 0v48M24 0v48M36 0v48M0 12h48M0 24h48M0 36h48" />,
]

/** React's types support this attribute only for HTML elements. */
const hidden = { hidden: true }

/** Shapes that the drawings on the page refer to: the patterns of tiles, and a heart. Not visible itself. */
export function TileSymbols() {
  return (
    <svg {...hidden}>
      {patterns.map((pattern, index) => (
        <symbol key={index} id={`tile-${index}`} viewBox="0 0 48 48">
          {pattern}
        </symbol>
      ))}
      <symbol id="heart" viewBox="0 0 24 24">
        <path d="M12 20.5C7.4 17 3 13.3 3 8.8A5 5 0 0 1 12 5.7a5 5 0 0 1 9 3.1c0 4.5-4.4 8.2-9 11.7z" />
      </symbol>
    </svg>
  )
}

/** The mark of a favorite. The text next to it says the same. */
export function Heart() {
  return (
    <svg className="heart" viewBox="0 0 24 24" aria-hidden="true">
      <use href="#heart" />
    </svg>
  )
}

/** A tile generated from the name of a site: its initials on a pattern. */
export function SiteTile({ title }: { title: string }) {
  const { initials, hue, pattern, turn } = toTile(title)
  return (
    <svg className={`tile hue-${hue}`} viewBox="0 0 48 48" aria-hidden="true">
      <use
        href={`#tile-${pattern}`}
        width={48}
        height={48}
        transform={turn > 0 ? `rotate(${turn} 24 24)` : undefined}
      />
      <text x={24} y={30}>
        {initials}
      </text>
    </svg>
  )
}
