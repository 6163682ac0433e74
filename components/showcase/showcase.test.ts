import { expect, test } from '@jest/globals'
import { showcaseTags } from '@/lib/config/showcase-tags'

test('every tag has its own color', () => {
  expect(new Set(showcaseTags.map(({ color }) => color)).size).toBe(showcaseTags.length)
})
