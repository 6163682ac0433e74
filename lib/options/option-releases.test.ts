import { expect, test } from '@jest/globals'
import { findUpcomingReleases } from './option-releases'

const option = { name: 'a', type: 'string', text: 'What it does' }

test.each([
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
