import { describe, expect, test } from '@jest/globals'
import { formatProblem } from '@/lib/core/problem'
import { showcaseTags } from '@/lib/config/showcase-tags'
import { provideFolder } from '@/lib/testing/temporary-files'
import { checkShowcase, loadShowcase } from './showcase'

const folder = provideFolder()

const jest = `- title: Jest
  website: https://jestjs.io/
  source: https://github.com/jestjs/jest
  tags: [favorite, opensource]
  description: Tests
`

const ent = `- title: Ent
  website: https://entgo.io/
  source: null
  tags: []
  description: Entities
`

/** Formats the problems of files as the author sees them, without the folder. */
function check(files: Record<string, string>): string[] {
  for (const [file, text] of Object.entries(files)) folder.write(file, text)
  return checkShowcase(folder.path).map((problem) =>
    formatProblem(problem).replaceAll(`${folder.path}/`, ''),
  )
}

/** Returns YAML with a site. */
const toSite = (title: string, website = `https://${title.toLowerCase()}.example/`) =>
  ent.replace('Ent', title).replace('https://entgo.io/', website)

test('loads sites from every file: favorites first, both groups by lowercase title', () => {
  const favorite = toSite('eta').replace('[]', '[large, favorite]')
  folder.write(
    'e.yml',
    [ent, ...['beta', 'Alpha', '前', '"404"'].map((each) => toSite(each))].join(''),
  )
  folder.write('j.yaml', jest + favorite)
  folder.write('notes.txt', 'no data')
  expect(checkShowcase(folder.path)).toEqual([])
  expect(loadShowcase(folder.path).map(({ title }) => title)).toEqual([
    'eta',
    'Jest',
    '404',
    'Alpha',
    'beta',
    'Ent',
    '前',
  ])
})

test('a missing folder has no sites and no problems', () => {
  expect(loadShowcase(`${folder.path}/nothing`)).toEqual([])
  expect(checkShowcase(`${folder.path}/nothing`)).toEqual([])
})

describe('a problem has its position and a fix', () => {
  const replace = (text: string, by: string) => jest.replace(text, by)

  test.each([
    [
      'a duplicate tag',
      replace('opensource]', 'opensource, favorite]'),
      'a.yml:4:32  item 3 of "tags" repeats "favorite"  Fix: remove it',
    ],
    [
      'a description that is too long',
      replace('Tests', 'a'.repeat(131)),
      'a.yml:5:16  "description" has 131 characters, more than 120  Fix: shorten it by 11',
    ],
    [
      'an empty description',
      replace('Tests', '""'),
      'a.yml:5:16  "description" must not be empty  Fix: correct the value',
    ],
    [
      'a URL without a scheme',
      replace('https://jestjs.io/', 'jestjs.io'),
      'a.yml:2:12  "website" must be a URL, but is the string "jestjs.io"  Fix: write it in full, such as https://example.com/',
    ],
    [
      'a URL that runs a script',
      replace('https://jestjs.io/', 'javascript:alert(1)'),
      'a.yml:2:12  "website" must be a URL, but is the string "javascript:alert(1)"  Fix: write it in full, such as https://example.com/',
    ],
    [
      'open source without a source',
      replace('https://github.com/jestjs/jest', 'null'),
      'a.yml:3:11  "source" must not be empty, because the site is tagged "opensource"  Fix: write the URL of the site\'s source code, or remove the tag',
    ],
  ])('%s', (_, text, problem) => {
    expect(check({ 'a.yml': text })).toEqual([problem])
  })

  test('a website or title that another site has, in any file', () => {
    expect(
      check({
        'e.yml': ent,
        'j.yml': jest + ent.replace('Ent', 'Other').replace('entgo.io/', 'www.entgo.io'),
        'z.yml': ent.replace('entgo', 'other'),
      }),
    ).toEqual([
      'z.yml:1:10  the title "Ent" is already used by "Ent" in e.yml:1  Fix: remove one of the two sites',
      'j.yml:7:12  the website "https://www.entgo.io" is already used by "Ent" in e.yml:2  Fix: remove one of the two sites',
    ])
  })

  test.each([
    ['https://a.example/', 'http://a.example', true],
    ['https://a.example/docs', 'https://www.a.example/docs/', true],
    ['https://A.example/', 'https://a.example/', true],
    ['https://a.example/One', 'https://a.example/two', false],
    ['https://a.example/', 'https://docs.a.example/', false],
    ['https://a.example/?a', 'https://a.example/?b', false],
  ])('whether %s and %s are the same website', (one, other, isSame) => {
    const found = check({ 'a.yml': toSite('One', one) + toSite('Other', other) })
    expect(found).toHaveLength(isSame ? 1 : 0)
  })

  test('titles are the same regardless of case, always as the first one', () => {
    const others = toSite('JEST', 'https://b.example/') + toSite('jest', 'https://c.example/')
    expect(check({ 'a.yml': toSite('Jest') + others })).toEqual([
      expect.stringMatching(/^a\.yml:6:10 .* in a\.yml:1 /),
      expect.stringMatching(/^a\.yml:11:10 .* in a\.yml:1 /),
    ])
  })
})

describe('the showcase of this site', () => {
  const sites = loadShowcase()

  test('has many sites, and some with every tag', () => {
    expect(sites.length).toBeGreaterThanOrEqual(120)
    for (const { id } of showcaseTags) {
      expect(sites.filter(({ tags }) => tags.includes(id))).not.toEqual([])
    }
  })

  test('has a unique description for each site', () => {
    expect(new Set(sites.map(({ description }) => description)).size).toBe(sites.length)
  })
})
