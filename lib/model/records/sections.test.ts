import { describe, expect, test } from '@jest/globals'
import { createTestDocs } from '@/lib/testing/create-test-docs'
import { findSidebar, resolveNavbar } from '@/lib/records/section'
import { getPage } from '@/lib/testing/get-page'
import { createSections } from './sections'

const docs = createTestDocs({
  current: {
    files: {
      ...{ 'intro.mdx': { slug: '/' }, 'cli.mdx': {}, 'moved.mdx': { slug: '/new/place' } },
      ...{ 'both.mdx': { displayed_sidebar: 'api' }, 'alone.mdx': { displayed_sidebar: null } },
      ...{ 'shared.mdx': {}, 'outside.mdx': { displayed_sidebar: 'api' }, 'added.mdx': {} },
      ...{ 'late/one.mdx': {}, 'late/two.mdx': {} },
    },
    sidebars: {
      docs: ['intro', 'both', 'alone', 'shared', 'moved', 'added'],
      api: ['cli', 'both', 'shared'],
    },
  },
  '3.1.1': { files: { 'intro.mdx': { slug: '/' }, 'cli.mdx': {}, 'moved.mdx': {} } },
})

const sections = createSections({ docs: [docs], blogs: [], pages: [] }, [
  { kind: 'docsVersionDropdown' },
])

function getSection(id: string) {
  const section = sections.find((each) => each.id === id)
  if (!section) throw new Error(`no section ${id}`)
  return section
}

test('there is one for each version, and one for all other pages', () => {
  expect(sections.map(({ id }) => id)).toEqual(['/docs', '/docs/3.1.1', '/'])
  expect(getSection('/')).not.toHaveProperty('sidebars')
})

describe('the sidebar of a page', () => {
  const { sidebars } = getSection('/docs')

  test.each([
    ['the first that contains it', '/docs/shared/', 'docs'],
    ['the only one that contains it', '/docs/cli/', 'api'],
    ['the one that its front matter sets', '/docs/both/', 'api'],
    ['the one that its front matter sets, even if no sidebar contains it', '/docs/outside/', 'api'],
    ['none if its front matter says so', '/docs/alone/', undefined],
  ])('is %s', (_, href, id) => {
    expect(sidebars && findSidebar(sidebars, href)?.id).toBe(id)
    expect(getPage(docs, href.slice('/docs/'.length)).sidebar?.id).toBe(id)
  })

  test('is an exception only if it is not the first that contains it', () => {
    expect(sidebars?.exceptions).toEqual({
      ...{ '/docs/both/': 'api', '/docs/outside/': 'api', '/docs/alone/': null },
    })
    expect(getSection('/docs/3.1.1').sidebars).not.toHaveProperty('exceptions')
  })
})

describe('the same page in another version', () => {
  test.each(docs.pages.map((page) => [page.href, page] as const))(
    'of "%s" is the one of the docs',
    (_, page) => {
      const { navbar } = getSection(page.version.name === 'current' ? '/docs' : '/docs/3.1.1')
      expect(resolveNavbar(navbar, page.href, page.sidebar?.id)).toMatchObject({
        'versions:': { versions: page.versionLinks },
      })
    },
  )

  test('is one exception for all pages below a path that lead to the same place', () => {
    expect(getSection('/docs').navbar['versions:']).toMatchObject({
      versions: [{ active: true }, { exceptions: { 'late/*': '#not-in-version' } }],
    })
  })

  test('is an exception only if it is at another path', () => {
    expect(getSection('/docs/3.1.1').navbar['versions:']).toMatchObject({
      versions: [{ exceptions: { 'moved/': 'new/place/' } }, { active: true }],
    })
  })
})
