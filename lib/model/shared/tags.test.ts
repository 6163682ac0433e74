import { describe, expect, test } from '@jest/globals'
import { groupByLetter, groupByTag, toTag } from './tags'

describe('toTag', () => {
  test.each([
    ['i18n', 'i-18-n'],
    ['some tag', 'some-tag'],
    ['some_tag', 'some-tag'],
    ['Docusaurus', 'docusaurus'],
  ])('%s has the slug %s', (label, slug) => {
    expect(toTag(label)).toEqual({ label, slug })
  })

  test('keeps its own permalink', () => {
    expect(toTag({ label: 'd', permalink: '/d-custom-permalink/' })).toEqual({
      label: 'd',
      slug: 'd-custom-permalink',
    })
  })
})

describe('groupByTag', () => {
  const item = (name: string, tags: string[], unlisted = false) => ({
    name,
    tags: tags.map(toTag),
    frontMatter: { unlisted },
  })
  const group = (...items: ReturnType<typeof item>[]) => groupByTag(items, ({ tags }) => tags)

  test('labels with the same slug are one tag with the first label', () => {
    const groups = group(item('x', ['some tag', 'some-tag']), item('y', ['some_tag']))
    expect(groups).toHaveLength(1)
    expect(groups[0]).toMatchObject({ label: 'some tag', slug: 'some-tag' })
    expect(groups[0]?.items.map(({ name }) => name)).toEqual(['x', 'y'])
  })

  test('leaves out unlisted items', () => {
    const [only] = group(item('x', ['a'], true), item('y', ['a']))
    expect(only?.items.map(({ name }) => name)).toEqual(['y'])
    expect(only?.unlisted).toBe(false)
  })

  test('a tag with only unlisted items is unlisted and lists them', () => {
    const [only] = group(item('x', ['a'], true))
    expect(only?.items.map(({ name }) => name)).toEqual(['x'])
    expect(only?.unlisted).toBe(true)
  })
})

test('groupByLetter sorts letters and the listed tags under them', () => {
  const tags = ['beta', 'alpha', 'Aaron', 'hidden'].map((label) => ({
    ...{ ...toTag(label), items: [1, 2], unlisted: label === 'hidden' },
  }))
  expect(groupByLetter(tags, ({ slug }) => `/${slug}/`)).toEqual([
    {
      letter: 'A',
      tags: [
        { label: 'Aaron', href: '/aaron/', count: 2 },
        { label: 'alpha', href: '/alpha/', count: 2 },
      ],
    },
    { letter: 'B', tags: [{ label: 'beta', href: '/beta/', count: 2 }] },
  ])
})
