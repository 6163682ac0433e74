import { expect, test } from '@jest/globals'
import type { OptionSource } from './option-schema'
import { findUpcomingReleases, listUpcomingNames } from './upcoming-options'

const option = { name: 'a', type: 'string', text: 'What it does' }

test.each([
  [{}, []],
  [{ since: '3.1.0' }, []],
  [{ since: '99.0.0' }, ['99.0.0']],
  [
    {
      since: '3.1.0',
      changed: [
        { version: '3.1.1', text: 'b' },
        { version: '99.0.0', text: 'c' },
      ],
    },
    ['99.0.0'],
  ],
])('%j comes with %j', (history, releases) => {
  expect(findUpcomingReleases({ ...option, ...history })).toEqual(releases)
})

test('names of options and packages that no release has', () => {
  const toSource = (
    name: string,
    ...options: { name: string; since?: string }[]
  ): OptionSource => ({
    ...{ package: name, kind: 'plugin', page: 'a.mdx' },
    tables: { options: { options: options.map((each) => ({ ...option, ...each })) } },
  })
  const sources = [
    toSource('old', { name: 'a' }, { name: 'feed.limit', since: '99.0.0' }),
    toSource('new', { name: 'mode', since: '99.0.0' }),
  ]
  expect(listUpcomingNames(sources)).toEqual({ options: ['limit', 'mode'], packages: ['new'] })
})
