import { showcaseTags } from '@/lib/config/showcase-tags'
import type { ShowcaseTag } from '@/lib/config/showcase-tags'
import { tileLayouts, toTile } from './tile'
import type { TileLayout } from './tile'

/** Outlines of pages, one for each layout of `tileLayouts`, in a box of 320 × 72, right of the initials: strokes are lines of text. */
const outlines: Record<TileLayout, string> = {
  docs: 'M92 20h28m-28 12h36m-36 12h24m-24 12h32M160 20h64m-64 16h136m-136 10h116m-116 10h128',
  home: 'M132 22h124m-100 13h76M164 54h24m16 0h24',
  blog: 'M92 20h20m16 0h144M92 36h20m16 0h104M92 52h20m16 0h168',
}

/** React's types support this attribute only for HTML elements. */
const hidden = { hidden: true }

/** The drawings to which the page refers: the marks of tags, and the layouts of tiles. Not visible itself. */
export function ShowcaseSymbols() {
  return (
    <svg {...hidden}>
      {showcaseTags.map(({ id, color }) => (
        <symbol key={id} id={`mark-${id}`} viewBox="0 0 24 24" fill={color}>
          {id === 'favorite' ? (
            <path d="M12 20.5C7.4 17 3 13.3 3 8.8A5 5 0 0 1 12 5.7a5 5 0 0 1 9 3.1c0 4.5-4.4 8.2-9 11.7z" />
          ) : (
            <circle cx={12} cy={12} r={8} />
          )}
        </symbol>
      ))}
      {tileLayouts.map((layout) => (
        <path key={layout} id={`layout-${layout}`} d={outlines[layout]} />
      ))}
    </svg>
  )
}

/** The mark of a tag. The text next to it says the same. */
export function TagMark({ id }: { id: ShowcaseTag }) {
  return (
    <svg className="tag-mark" aria-hidden="true">
      <use href={`#mark-${id}`} />
    </svg>
  )
}

/** A picture generated from the name of a site: its initials beside the outline of a page, in a color. */
export function SiteTile({ title }: { title: string }) {
  const { initials, kind, layout } = toTile(title)
  return (
    <svg className="tile" data-kind={kind} viewBox="0 0 320 72" aria-hidden="true">
      <use href={`#layout-${layout}`} />
      <text x={16} y={46}>
        {initials}
      </text>
    </svg>
  )
}
