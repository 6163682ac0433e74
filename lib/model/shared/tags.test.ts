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
    unlisted,
  })

  test('labels with the same slug are one tag with the first label', () => {
    const groups = groupByTag([item('x', ['some tag', 'some-tag']), item('y', ['some_tag'])])
    expect(groups).toHaveLength(1)
    expect(groups[0]).toMatchObject({ label: 'some tag', slug: 'some-tag' })
    expect(groups[0]?.items.map(({ name }) => name)).toEqual(['x', 'y'])
  })

  test('leaves out unlisted items', () => {
    const [group] = groupByTag([item('x', ['a'], true), item('y', ['a'])])
    expect(group?.items.map(({ name }) => name)).toEqual(['y'])
    expect(group?.unlisted).toBe(false)
  })

  test('a tag with only unlisted items is unlisted and lists them', () => {
    const [group] = groupByTag([item('x', ['a'], true)])
    expect(group?.items.map(({ name }) => name)).toEqual(['x'])
    expect(group?.unlisted).toBe(true)
  })
})

test('groupByLetter sorts letters and the tags under them', () => {
  const tags = ['beta', 'alpha', 'Aaron'].map((label) => ({ label }))
  expect(groupByLetter(tags)).toEqual([
    { letter: 'A', tags: [{ label: 'Aaron' }, { label: 'alpha' }] },
    { letter: 'B', tags: [{ label: 'beta' }] },
  ])
})
