/** @jest-environment jsdom */
import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { SearchScope } from '@/lib/config/search-scopes'
import { searchConfig } from '@/lib/config/search-settings'

const version = (id: string, name: string, path: string) => ({
  ...{ name, label: name === 'current' ? 'Canary' : name, tag: `docs-${id}-${name}`, path },
})

const searchScopes: SearchScope[] = [
  {
    id: 'default',
    versions: [
      version('default', 'current', '/docs/'),
      version('default', '2.0.0', '/docs/2.0.0/'),
      version('default', '1.0.0', '/docs/1.0.0/'),
    ],
    lastVersion: 'current',
    newestRelease: '2.0.0',
  },
  {
    id: 'community',
    versions: [version('community', 'current', '/community/')],
    lastVersion: 'current',
    newestRelease: 'current',
  },
]

jest.unstable_mockModule('@/lib/config/search-scopes', () => ({ searchScopes }))

const { readPageTags } = await import('./search-tags')

beforeEach(() => {
  localStorage.clear()
})

describe('the parts to search from a page', () => {
  const [current, two, one] = ['docs-default-current', 'docs-default-2.0.0', 'docs-default-1.0.0']
  const community = 'docs-community-current'

  test.each([
    ['/docs/cli/', undefined, [current, community, 'default'], [two]],
    ['/docs/2.0.0/cli/', undefined, [two, community, 'default'], [current]],
    ['/docs/1.0.0/cli/', undefined, [one, community, 'default'], [two]],
    ['/community/team/', undefined, [community, current, 'default'], [two]],
    ['/blog/', undefined, [current, community, 'default'], [two]],
    ['/blog/', '1.0.0', [one, community, 'default'], [two]],
    ['/docs/cli/', '1.0.0', [current, community, 'default'], [two]],
  ])('%s, preferring %s', (path, preferred, tags, otherTags) => {
    history.replaceState(null, '', path)
    if (preferred !== undefined) localStorage.setItem('docs-preferred-version-default', preferred)
    expect(readPageTags()).toEqual({ tags, otherTags })
  })

  test('are all of them without contextual search', () => {
    const replaced = jest.replaceProperty(searchConfig, 'contextualSearch', false)
    history.replaceState(null, '', '/docs/2.0.0/cli/')
    expect(readPageTags()).toEqual({
      tags: [current, two, one, community, 'default'],
      otherTags: [],
    })
    replaced.restore()
  })
})
