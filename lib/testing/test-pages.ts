import type { StandalonePage } from '@/lib/records/site-page'

/** Creates what the record of every page has. */
export const createTestBase = (path: string) => ({
  ...{ href: path, path, title: path, isIndexable: true, isUnlisted: false },
  head: { metadata: { title: 'A', alternates: {} }, ownTags: [] },
})

/** Creates the record of a page. */
export const createTestPage = (
  path: string,
  more: Partial<StandalonePage> = {},
): StandalonePage => ({
  ...createTestBase(path),
  ...{ kind: 'page', frontMatter: {}, toc: [], body: { code: '', href: '/', links: {} } },
  ...more,
})
