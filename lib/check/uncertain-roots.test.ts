import { expect, test } from '@jest/globals'
import { communityDocs } from '@/lib/config/instances'
import type { SiteContent } from '@/lib/model/site/load-content'
import { listUncertainRoots } from './uncertain-roots'

const [config] = communityDocs.versions

/** Content with one version of one instance. */
const withSidebars = (...sidebars: [string, object][]) =>
  ({
    docs: [
      {
        config: communityDocs,
        versions: [{ config, href: '/community/', sidebars: new Map(sidebars) }],
      },
    ],
    blogs: [],
  }) as unknown as SiteContent

test('pages of categories may be missing if the sidebars can’t be read', () => {
  expect(listUncertainRoots(withSidebars(['docs', {}]), new Set())).toEqual([])
  expect(listUncertainRoots(withSidebars(), new Set())).toEqual(['/community/'])
})
