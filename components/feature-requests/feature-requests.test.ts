import { expect, test } from '@jest/globals'
import { toThreadUrl } from './feature-requests'

test.each([
  ['issue', 'issues'],
  ['pull', 'pull'],
  ['discussion', 'discussions'],
] as const)('a thread of the kind %s has a URL below /%s/', (kind, segment) => {
  expect(toThreadUrl({ kind, number: 12 })).toBe(
    `https://github.com/facebook/docusaurus/${segment}/12`,
  )
})
