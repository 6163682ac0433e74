import { expect, test } from '@jest/globals'
import { featureRequestsSchema } from './feature-requests'

const thread = { number: 776, kind: 'issue', title: 'Local search' }

/** Finds the problems of one group of one theme, each with the path to it. */
function find(threads: object[], id = 'search') {
  const themes = [{ title: 'Search', text: 'Without a service.', threads }]
  const { error } = featureRequestsSchema.safeParse([{ group: 'Search', id, themes }])
  return error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
}

test('valid requests have no problems', () => {
  expect(find([thread])).toBeUndefined()
})

test.each([
  ['a theme without a thread', find([]), '0.themes.0.threads must list at least one thread'],
  [
    'a duplicate thread',
    find([thread, thread]),
    '0.themes.0.threads.1.number is already used by another thread: 776',
  ],
  [
    'an invalid id',
    find([thread], 'To search'),
    '0.id must contain only letters, digits and hyphens',
  ],
])('reports %s', (_, problems, problem) => {
  expect(problems).toEqual([problem])
})
