import { expect, test } from '@jest/globals'
import { optionSourceSchema } from './option-schema'

/** Returns the messages about a table with these options. */
function check(...options: object[]) {
  const rows = options.map((option) => ({ type: 'string', text: 'Says a.', ...option }))
  const result = optionSourceSchema.safeParse({
    ...{ package: 'a', kind: 'plugin', page: 'a.mdx', tables: { options: { options: rows } } },
  })
  return result.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []
}

test('an option has one row, or one for each time that it was added', () => {
  expect(check({ name: 'a' }, { name: 'b' }, { name: 'a' })).toEqual([
    'tables.options.options.2.name is "a" again',
  ])
  expect(check({ name: 'a', removed: '3.0.0' }, { name: 'a', since: '3.1.0' })).toEqual([])
})
