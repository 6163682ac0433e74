import { expect, test } from '@jest/globals'
import { checkText, listProseFiles } from './check-prose'
import { toDictionary } from './spelling'

/** Shows a URL without a text, and a word that isn't in the dictionary. */
const FIXTURE = 'content/tests/pages/markdown-tests-md.md'

/** Describes sites whose names aren't in the dictionary. */
const SITES = 'content/showcase/d.yml'

test.each([FIXTURE, SITES, 'content/options/plugin-sitemap.yml'])('%s is checked', (file) => {
  expect(listProseFiles()).toContain(file)
})

test('fixtures may show any URL, word and metadata', async () => {
  const checked = await checkText(FIXTURE, toDictionary(''))
  expect(checked).toMatchObject({ issues: [], metadata: undefined })
})

test('the showcase may contain any word', async () => {
  const checked = await checkText(SITES, toDictionary(''))
  expect(checked).toMatchObject({ issues: [], metadata: undefined })
  expect(checked.sentences).toBeGreaterThan(0)
})

test('the words of options are checked', async () => {
  const { issues } = await checkText('content/options/theme-search-algolia.yml', toDictionary(''))
  expect(issues).toContainEqual(
    expect.objectContaining({ message: '"Algolia" is not in the dictionary' }),
  )
})
