import { describe, expect, test } from '@jest/globals'
import { isKnownLanguage } from '@/lib/markdown/code/languages'
import { findTargets } from './outline'
import { makePage } from './page'
import { makeSidebars, planCorpus } from './plan'
import { createRandom } from './random'

const plan = { frontMatter: 'title: A', targets: [], links: ['../a.mdx'] } as const
const pages = Array.from({ length: 200 }, (_, index) =>
  makePage(createRandom(`page ${index}`), { ...plan, targets: [...plan.targets] }),
)

describe('createRandom', () => {
  test('repeats itself only for the same seed', () => {
    const draw = (seed: string) => Array.from({ length: 5 }, createRandom(seed).next)
    expect(draw('a')).toEqual(draw('a'))
    expect(draw('a')).not.toEqual(draw('b'))
  })

  test('stays within bounds', () => {
    const random = createRandom('bounds')
    const values = new Set(Array.from({ length: 200 }, () => random.between(2, 4)))
    expect([...values].sort()).toEqual([2, 3, 4])
  })
})

describe('makePage', () => {
  test('pages have about 5.6 KB', () => {
    const mean = pages.reduce((total, page) => total + Buffer.byteLength(page), 0) / pages.length
    expect(mean).toBeGreaterThan(5400)
    expect(mean).toBeLessThan(6200)
  })

  test('pages have 3 to 6 code blocks in known languages', () => {
    for (const page of pages) {
      const languages = [...page.matchAll(/^```(\w+)/gm)].map(([, language = '']) => language)
      expect(languages.length).toBeGreaterThanOrEqual(3)
      expect(languages.length).toBeLessThanOrEqual(6)
      expect(languages.every(isKnownLanguage)).toBe(true)
    }
  })

  test('pages have everything that others link to', () => {
    const targets = Array.from({ length: 40 }, (_, index) => `## Field ${index} {#f${index}}`)
    const page = makePage(createRandom('x'), { ...plan, targets })
    expect(findTargets(page)).toEqual(expect.arrayContaining(targets))
  })
})

test('findTargets ignores code', () => {
  expect(findTargets('## A {#a}\n\n````md\n## B\n```js\n```\n````\n\n### C\n')).toEqual([
    '## A {#a}',
    '### C',
  ])
})

test('findTargets finds tables of options', () => {
  const table = '<OptionTable source="theme-mermaid" table="configuration" />'
  expect(findTargets(`## A\n\n${table}\n\ntext\n`)).toEqual(['## A', table])
})

describe('planCorpus', () => {
  test.each([600, 601, 2400])('%d pages', (count) => {
    const { categories, duplicates } = planCorpus(count)
    const ids = [...categories.flatMap((category) => category.pages), ...duplicates].map(
      ({ id }) => id,
    )
    expect(categories).toHaveLength(24)
    expect(ids).toHaveLength(count)
    expect(new Set(ids).size).toBe(count)
    expect(duplicates.map(({ seed }) => seed)).toEqual(
      categories[0]?.pages.slice(0, 5).map(({ seed }) => seed),
    )
  })

  test('every page is in one sidebar', () => {
    const sidebars = makeSidebars(planCorpus(50))
    expect(sidebars.match(/"(?:area-\d\d|duplicates)\/topic-\d\d"/g)).toHaveLength(50)
  })
})
