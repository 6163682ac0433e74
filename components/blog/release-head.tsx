import type { Release } from '@/lib/model/blog/release'
import { listPackages } from '@/lib/model/blog/release'
import { changeKinds } from '@/lib/source/schemas/releases'
import { Link } from '../ui/link'
import { ChangeFilter } from './change-filter.client'
import { Contributors } from './contributors'

/** What a release has above its changes: comparison, contributors and the filter. */
export function ReleaseHead({ release }: { release: Release }) {
  const { sections, compareUrl, contributors } = release
  return (
    <>
      {compareUrl !== undefined && (
        <p className="page-meta">
          <Link href={compareUrl}>Compare with the release before</Link>
        </p>
      )}
      <Contributors logins={contributors} />
      {sections.length > 0 && (
        <ChangeFilter
          kinds={sections.map(({ kind }) => ({ value: kind, label: changeKinds[kind] }))}
          packages={listPackages(sections)}
          changes={sections.flatMap(({ kind, items }) =>
            items.map(({ packages = [] }) => ({ kind, packages })),
          )}
        />
      )}
    </>
  )
}
