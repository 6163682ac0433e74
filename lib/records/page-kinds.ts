import { invariant } from '@/lib/core/invariant'
import type { PageKind, PageOf, SitePage } from './site-page'

/** Kinds of the pages of a docs instance. */
export const docsKinds = ['doc', 'category', 'docs-tags', 'docs-tag'] as const

/** Kinds of the pages about upgrades. */
export const upgradeKinds = ['upgrade', 'upgrade-pair'] as const

/** Kinds of the pages of a blog. */
export const blogKinds = [
  'post',
  'release',
  'post-list',
  'archive',
  'blog-tags',
  'blog-tag',
] as const

/** Returns the page, narrowed to the given kinds. @throws Error if it is of another kind */
export function expectKind<Kind extends PageKind>(
  page: SitePage,
  kinds: readonly Kind[],
): PageOf<Kind> {
  const isExpected = (candidate: SitePage): candidate is PageOf<Kind> =>
    kinds.some((kind) => kind === candidate.kind)
  invariant(isExpected(page), () => `${page.path} is of the kind "${page.kind}"`)
  return page
}
