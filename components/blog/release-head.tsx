import type { Release } from '@/lib/records/site-page'
import { StaticMarkup } from '../mdx/static-markup'
import { LazyChangeFilter } from './lazy-change-filter.client'
import { Contributors } from './contributors'

/** Top of a release page: its contributors and the change filter. */
export function ReleaseHead({ release }: { release: Release }) {
  const { sections, contributors, packages } = release
  return (
    <>
      <StaticMarkup served>
        <Contributors logins={contributors} />
      </StaticMarkup>
      {sections.length > 0 && (
        <LazyChangeFilter
          kinds={sections.map(({ kind, label }) => ({ value: kind, label }))}
          packages={packages}
          changes={sections.flatMap(({ items }, kind) =>
            items.map((item): [number, number[]] => [
              kind,
              item.packages.map((name) => packages.indexOf(name)),
            ]),
          )}
        />
      )}
    </>
  )
}
