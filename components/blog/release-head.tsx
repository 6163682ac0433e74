import type { PostLink } from '@/lib/records/navigation'
import type { Release } from '@/lib/records/site-page'
import { StaticMarkup } from '../mdx/static-markup'
import { Link } from '../ui/link'
import { LazyChangeFilter } from './lazy-change-filter.client'
import { Contributors } from './contributors'

type ReleaseHeadProps = {
  release: Release
  /** Posts that announce the release. */
  posts: PostLink[]
}

/** Top of a release page: posts about it, comparison, contributors and the change filter. */
export function ReleaseHead({ release, posts }: ReleaseHeadProps) {
  const { sections, compareUrl, contributors, packages } = release
  return (
    <>
      {(posts.length > 0 || compareUrl !== undefined) && (
        <p className="page-meta flex-row">
          {posts.map((post) => (
            <a href={post.href} key={post.href}>
              Read the post “{post.title}”
            </a>
          ))}
          {compareUrl !== undefined && (
            <Link href={compareUrl}>Compare with the previous release</Link>
          )}
        </p>
      )}
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
