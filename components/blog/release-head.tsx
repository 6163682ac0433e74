import type { Href } from '@/lib/core/url'
import type { PostLink, Release } from '@/lib/records/site-page'
import { StaticMarkup } from '../mdx/static-markup'
import { Link } from '../ui/link'
import { ChangeFilter } from './change-filter.client'
import { Contributors } from './contributors'

type ReleaseHeadProps = {
  release: Release
  /** Page of the release. */
  href: Href
  /** Those that announce it. */
  posts: PostLink[]
}

/** What a release has above its changes: posts about it, comparison, contributors and the filter. */
export function ReleaseHead({ release, href, posts }: ReleaseHeadProps) {
  const { sections, compareUrl, contributors, packages } = release
  return (
    <>
      {(posts.length > 0 || compareUrl !== undefined) && (
        <p className="page-meta">
          {posts.map(({ href, title }) => (
            <a href={href} key={href}>
              Read the post “{title}”
            </a>
          ))}
          {compareUrl !== undefined && (
            <Link href={compareUrl}>Compare with the previous release</Link>
          )}
        </p>
      )}
      <StaticMarkup id={`${href}#contributors`} served>
        <Contributors logins={contributors} />
      </StaticMarkup>
      {sections.length > 0 && (
        <ChangeFilter
          kinds={sections.map(({ kind, label }) => ({ value: kind, label }))}
          packages={packages}
          changes={sections.flatMap(({ kind, items }) =>
            items.map((item) => ({ kind, packages: item.packages })),
          )}
        />
      )}
    </>
  )
}
