import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { provideFiles } from '@/lib/testing/temporary-files'
import { findModuleProblems } from './module-problems'

const file = 'content/sidebars.ts'
const items = [
  { type: 'category', label: 'First', open: 'no' },
  { type: 'category', open: true, to: '/second/' },
]

provideFiles({
  [file]: `export default ${JSON.stringify({ items })}`
    .replaceAll('"', "'")
    .replace(/'(\w+)':/g, '$1:'),
})

test.each([
  [z.strictObject({ label: z.string() }), "'/second/'", '"label" is missing'],
  [z.strictObject({ open: z.boolean() }), "'no'", '"open" must be true or false'],
  [z.strictObject({ open: z.string() }), "'/second/'", '"open" must be text'],
])('a key that others have, too, is found by a text beside it', (schema, searchText, message) => {
  const problems = findModuleProblems(file, { items }, z.object({ items: z.array(schema.loose()) }))
  expect(problems).toMatchObject([{ searchText, message: expect.stringContaining(message) }])
})
