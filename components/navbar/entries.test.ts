import { describe, expect, test } from '@jest/globals'
import type { NavbarItem } from '@/lib/config/navbar-types'
import type { SectionNavbar } from '@/lib/records/section'
import type { NavbarPlace } from './entries'
import { toEntries } from './entries'

const english = {
  htmlLang: 'en',
  label: 'English',
  direction: 'ltr' as const,
  calendar: 'gregory',
  path: '',
}
const french = { ...english, htmlLang: 'fr', label: 'Français', path: 'fr' }

const place: NavbarPlace = { baseUrl: '/x/', path: '/x/docs/cli/', locales: [english] }

function toEntry(item: NavbarItem, resolved: SectionNavbar = {}, at: Partial<NavbarPlace> = {}) {
  return toEntries([item], resolved, { ...place, ...at })[0]?.entry
}

describe('a link', () => {
  const text = { kind: 'link', label: 'Blog' } as const
  const blog = { ...text, to: '/blog/' }

  test.each<[string, NavbarItem, string]>([
    ['to the site has the base URL', blog, '/x/blog/'],
    ['to the site without a slash', { ...text, to: '/blog?a#b' }, '/x/blog/?a#b'],
    ['to a file', { ...text, to: '/blog/rss.xml' }, '/x/blog/rss.xml'],
    ['as written is unchanged', { ...text, href: '/blog' }, '/blog'],
    ['as written', { ...text, href: '/blog', prependBaseUrlToHref: true }, '/x/blog'],
    ['to another site is unchanged', { ...text, href: 'https://a.example' }, 'https://a.example'],
    [
      'to another site has no base URL',
      { ...text, href: 'https://a.example', prependBaseUrlToHref: true },
      'https://a.example',
    ],
  ])('%s', (_, item, href) => {
    expect(toEntry(item)).toMatchObject({ href })
  })

  test.each<[string, NavbarItem, boolean]>([
    ['/x/blog/', blog, true],
    ['/x/blog/2024/', blog, true],
    ['/x/docs/', blog, false],
    ['/x/news/', { ...blog, activeBasePath: '/news/' }, true],
    ['/x/blog/', { ...blog, activeBasePath: '/news/' }, false],
    ['/x/a/b/', { ...blog, activeBaseRegex: '/[ab]/$', activeBasePath: '/c/' }, true],
    ['/x/c/', { ...blog, activeBaseRegex: '/[ab]/$', activeBasePath: '/c/' }, false],
    ['/x/blog/', { ...text, href: '/x/blog/' }, false],
    ['/x/blog/', { ...text, href: '/x/blog/', activeBasePath: '/blog/' }, true],
  ])('on %s: %j is active: %s', (path, item, active) => {
    expect(toEntry(item, {}, { path })).toMatchObject({ active })
  })
})

test('items are on the right by default', () => {
  const link: NavbarItem = { kind: 'link', label: 'Blog', to: '/blog/' }
  expect(
    toEntries([link, { ...link, position: 'left' }], {}, place).map(({ position }) => position),
  ).toEqual(['right', 'left'])
})

describe('a docs item', () => {
  test.each<[string, NavbarItem, string, string]>([
    ['its own label', { kind: 'doc', docId: 'intro', label: 'Docs' }, 'doc:intro', 'Docs'],
    ['the id of its document', { kind: 'doc', docId: 'intro' }, 'doc:intro', 'intro'],
    ['the id of its sidebar', { kind: 'docSidebar', sidebarId: 'api' }, 'sidebar:api', 'api'],
    ['the label of its version', { kind: 'docsVersion' }, 'version:', 'Canary'],
  ])('is labeled with %s', (_, item, key, label) => {
    expect(toEntry(item, { [key]: { label: 'Canary', href: '/x/docs/' } })).toMatchObject({
      label,
      href: '/x/docs/',
      docsId: 'default',
      active: false,
    })
  })

  test('of another instance is looked up by its instance', () => {
    const resolved: SectionNavbar = {
      'doc:intro': { href: '/x/docs/intro/' },
      'doc:community/intro': { href: '/x/community/intro/', active: true },
    }
    expect(toEntry({ kind: 'doc', docId: 'intro', docsId: 'community' }, resolved)).toMatchObject({
      href: '/x/community/intro/',
      docsId: 'community',
      active: true,
    })
  })

  test.each<[string, NavbarItem, SectionNavbar]>([
    ['a link that the docs hide', { kind: 'doc', docId: 'intro' }, {}],
    ['a dropdown that the docs hide', { kind: 'docsVersionDropdown' }, {}],
    [
      'a link where the docs have versions',
      { kind: 'docsVersion' },
      { 'version:': { label: 'Canary', versions: [] } },
    ],
    [
      'a dropdown where the docs have a link',
      { kind: 'docsVersionDropdown' },
      { 'versions:': { href: '/x/docs/' } },
    ],
  ])('is left out: %s', (_, item, resolved) => {
    expect(toEntry(item, resolved)).toBeUndefined()
  })
})

describe('a dropdown of versions', () => {
  const versions = (...names: string[]) => ({
    label: 'Canary',
    versions: names.map((name, index) => ({
      name,
      label: name,
      href: `/x/docs/${name}/`,
      ...(index === 1 && { active: true as const }),
    })),
  })

  test('has the label of the active version, and its links keep the place and store the version', () => {
    expect(
      toEntry({ kind: 'docsVersionDropdown' }, { 'versions:': versions('current', '3.1.1') }),
    ).toMatchObject({
      kind: 'menu',
      label: '3.1.1',
      drawerLabel: 'Versions',
      items: [
        { label: 'current', version: 'current', docsId: 'default' },
        { label: '3.1.1', active: true },
      ],
    })
  })

  test('is a plain link if there is only one version', () => {
    expect(
      toEntry({ kind: 'docsVersionDropdown' }, { 'versions:': versions('current') }),
    ).toMatchObject({
      kind: 'link',
      label: 'current',
    })
  })

  test('has the configured items before and after the versions', () => {
    const item: NavbarItem = {
      kind: 'docsVersionDropdown',
      before: [{ kind: 'html', html: '<b>Docs</b>' }],
      after: [{ kind: 'docSidebar', sidebarId: 'api' }],
    }
    const resolved: SectionNavbar = {
      'versions:': versions('current'),
      'sidebar:api': { href: '/x/docs/cli/' },
    }
    expect(toEntry(item, resolved)).toMatchObject({
      label: 'Canary',
      items: [{ html: '<b>Docs</b>' }, { label: 'current' }, { label: 'api' }],
    })
  })
})

describe('a dropdown of languages', () => {
  test.each([
    ['/x/docs/cli/', 'English', ['/x/docs/cli/', '/x/fr/docs/cli/']],
    ['/x/fr/docs/cli/', 'Français', ['/x/docs/cli/', '/x/fr/docs/cli/']],
    ['/x/', 'English', ['/x/', '/x/fr/']],
  ])('on %s is labeled %s', (path, label, hrefs) => {
    const entry = toEntry({ kind: 'localeDropdown' }, {}, { path, locales: [english, french] })
    expect(entry).toMatchObject({ kind: 'menu', label, drawerLabel: 'Languages' })
    expect(entry).toMatchObject({ items: hrefs.map((href) => ({ href })) })
  })
})

test('a dropdown shows links, markup and resolvable docs items, in order', () => {
  const item: NavbarItem = {
    kind: 'dropdown',
    label: 'More',
    items: [
      { kind: 'doc', docId: 'hidden' },
      { kind: 'doc', docId: 'intro' },
      { kind: 'html', html: '<hr>' },
      { kind: 'link', label: 'Blog', to: '/blog/' },
    ],
  }
  expect(toEntry(item, { 'doc:intro': { href: '/x/docs/intro/' } })).toEqual({
    kind: 'menu',
    id: '_menu-0',
    label: 'More',
    items: [
      { kind: 'link', label: 'intro', href: '/x/docs/intro/', active: false, docsId: 'default' },
      { kind: 'html', html: '<hr>' },
      { kind: 'link', label: 'Blog', href: '/x/blog/', active: false },
    ],
  })
})

test('an item that appears twice in the navbar leads to the same page', () => {
  const items: NavbarItem[] = [
    { kind: 'doc', docId: 'intro', label: 'One' },
    { kind: 'doc', docId: 'intro', label: 'Two' },
  ]
  const entries = toEntries(items, { 'doc:intro': { href: '/x/docs/intro/' } }, place)
  expect(entries.map(({ entry }) => entry)).toMatchObject([
    { label: 'One', href: '/x/docs/intro/' },
    { label: 'Two', href: '/x/docs/intro/' },
  ])
})

test('an item of an unknown type throws an error', () => {
  expect(() => toEntry({ kind: 'menu' } as unknown as NavbarItem)).toThrow(
    'No NavbarItem component found for type "menu".',
  )
})
