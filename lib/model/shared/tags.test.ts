import { describe, expect, test } from '@jest/globals'
import { checkTags, groupByLetter, groupByTag, toTag, uniqTags } from './tags'

test('uniqTags keeps the first spelling of a tag, and tags that only share a slug', () => {
  const labels = uniqTags(['some tag', 'Some-Tag', 'C', 'C#'].map(toTag)).map(({ label }) => label)
  expect(labels).toEqual(['some tag', 'C', 'C#'])
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
})

describe('checkTags', () => {
  const check = (...tags: Parameters<typeof toTag>[0][]) =>
    checkTags(
      tags.map((tag, index) => ({ ...toTag(tag), path: `${index}.mdx`, searchText: 'tags:' })),
    )

  test('reports labels that would share a page, and says what to write', () => {
    expect(check('C#', 'C', 'C++', 'C')).toEqual([
      {
        ...{ path: '0.mdx', searchText: 'tags:' },
        message: 'the tag "C#" has the same URL as "C" in 1.mdx',
        fix: 'write `{ label: "C#", permalink: /c-2 }`, or a better path',
      },
      {
        ...{ path: '2.mdx', searchText: 'tags:' },
        message: 'the tag "C++" has the same URL as "C" in 1.mdx',
        fix: 'write `{ label: "C++", permalink: /c-3 }`, or a better path',
      },
    ])
  })

  test('reports two labels with one permalink', () => {
    const problems = check({ label: 'A', permalink: '/x' }, { label: 'B', permalink: 'x/' })
    expect(problems.map(({ path, message }) => [path, message])).toEqual([
      ['1.mdx', 'the tag "B" has the same URL as "A" in 0.mdx'],
    ])
  })

  test('reports a label that leaves nothing for its URL', () => {
    expect(check('++')).toMatchObject([
      {
        message: 'the tag "++" has no letters or digits for its URL',
        fix: 'write `{ label: "++", permalink: /tag-2 }`, or a better path',
      },
    ])
  })

  test('accepts other spellings of a tag, and labels with a permalink of their own', () => {
    const cpp = { label: 'C++', permalink: '/cpp' }
    expect(check('some tag', 'some-tag', 'Some_Tag', 'C', cpp, cpp, '日本語', '🚀')).toEqual([])
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
