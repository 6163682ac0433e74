import { expect, test } from '@jest/globals'
import { blogInstances, docsInstances, mainDocs, pagesInstances } from '@/lib/config/instances'
import { searchConfig } from '@/lib/config/search-settings'
import { siteConfig } from '@/lib/config/site'
import type { BlogConfig } from '@/lib/config/types'
import type { Configuration } from './check-config'
import { checkConfig } from './check-config'

const valid: Configuration = {
  site: siteConfig,
  search: searchConfig,
  docs: docsInstances,
  blogs: blogInstances,
  pages: pagesInstances,
  environment: {},
}

const check = (changes: Partial<Configuration>) =>
  checkConfig({ ...valid, ...changes }).map(({ path, searchText, message, suggestion }) => [
    ...[path, searchText, message],
    ...(suggestion === undefined ? [] : [suggestion]),
  ])

/** Creates a configuration that the type checker does not check. */
const toDocs = (changes: object) => [{ ...mainDocs, ...changes }]
const toSite = (changes: object) => ({ ...siteConfig, ...changes })

test('broken links and anchors stop a build; other rules are warnings', () => {
  const { onBrokenLinks, onBrokenAnchors, onBrokenMarkdownLinks, onDuplicateRoutes } = siteConfig
  expect([onBrokenLinks, onBrokenAnchors]).toEqual(['throw', 'throw'])
  expect([onBrokenMarkdownLinks, onDuplicateRoutes]).toEqual(['warn', 'warn'])
})

test.each([
  '<script>a()</script>',
  '<a href="/" style="color: red">a</a>',
  '<img src="https://e.example/a.png">',
])('the announcement must not contain %s', (html) => {
  const message =
    '"html" has a script, style, frame or file of another origin, which the pages block'
  const site = toSite({ announcement: { ...siteConfig.announcement, html } as never })
  expect(check({ site })).toEqual([['lib/config/announcement.ts', 'html:', message]])
})

test('a site needs no announcement', () => {
  expect(check({ site: toSite({ announcement: undefined }) })).toEqual([])
})

const instances = 'lib/config/instances.ts'
const versions = 'lib/config/versions.json'

test.each<[Partial<Configuration>, string[]]>([
  [
    { docs: toDocs({ breadcrumb: true }) },
    [instances, 'breadcrumb:', 'unknown key "breadcrumb"', 'breadcrumbs'],
  ],
  [
    {
      docs: toDocs({
        versions: mainDocs.versions.map((each) => ({ ...each, bagde: true })).slice(1, 2),
        lastVersion: mainDocs.versions[1]?.name,
      }),
    },
    [versions, '"bagde":', 'unknown key "bagde" in item 1', 'badge'],
  ],
  [
    { docs: toDocs({ versions: mainDocs.versions.slice(0, 1) }) },
    [
      versions,
      `'default'`,
      '0 versions of the docs instance "default" have the state "newest-release"',
    ],
  ],
  [
    { docs: toDocs({ lastVersion: 'curent' }) },
    [
      instances,
      `lastVersion: 'curent'`,
      '"lastVersion" of the docs instance "default" is "curent", which isn\'t one of its versions',
      'current',
    ],
  ],
  [
    {
      docs: toDocs({
        versions: mainDocs.versions.map((each) => ({ ...each, path: '' })).slice(0, 2),
      }),
    },
    [versions, `'path': ''`, '"path" is "" twice'],
  ],
  [
    { docs: [mainDocs, { ...mainDocs, routeBasePath: '/manual', contentPath: 'manual' }] },
    [instances, `id: 'default'`, '"id" is "default" twice'],
  ],
  [
    { site: toSite({ locales: [...siteConfig.locales, ...siteConfig.locales] }) },
    ['lib/config/locales.ts', `path: ''`, '"path" is "" twice'],
  ],
  [
    {
      blogs: [
        ...blogInstances,
        {
          ...blogInstances[0],
          id: 'news',
          routeBasePath: '/docs',
          contentPath: 'news',
        } as BlogConfig,
      ],
    },
    [instances, `routeBasePath: '/docs'`, '"routeBasePath" is "/docs" twice'],
  ],
  [
    { search: { ...searchConfig, externalUrlRegex: '[' } },
    [
      'lib/config/search-settings.ts',
      'externalUrlRegex:',
      '"externalUrlRegex" is not a regular expression',
    ],
  ],
  [
    { site: toSite({ favicon: '/favicon.ico' }) },
    ['lib/config/site.ts', 'favicon:', '"favicon" must be a file in public/'],
  ],
  [
    { search: { ...searchConfig, replacePathname: { from: '/docs/next', too: '/docs' } as never } },
    ['lib/config/search-settings.ts', 'too:', 'unknown key "too" in "replacePathname"', 'to'],
  ],
  [
    { site: toSite({ announcement: { ...siteConfig.announcement, isClosable: true } }) },
    ['lib/config/announcement.ts', 'isClosable:', 'unknown key "isClosable"', 'isCloseable'],
  ],
])('%j is a problem', (changes, problem) => {
  expect(check(changes)).toEqual([problem])
})

const link = { kind: 'link', label: 'Blog', to: '/blog/' }
const blog = 'item 1 of "items" with the label "Blog"'

test.each([
  [{ kind: 'dropdown', label: 'More', items: [] }, 'items:', '"items" must have an item'],
  [
    { kind: 'html', html: '<script src="/a.js"></script>' },
    'html:',
    '"html" has a script, style, frame or file of another origin, which the pages block',
  ],
  [
    { kind: 'custom', component: 'greting', label: 'Hi' },
    ...[`'greting'`, '"component" has the unknown value "greting"', 'greeting'],
  ],
  [
    { ...link, activeBaseRegex: '(' },
    ...['activeBaseRegex:', '"activeBaseRegex" is not a regular expression'],
  ],
  [{ kind: 'link', label: 'Blog' }, `'Blog'`, `${blog} must have either "to" or "href"`],
  [{ ...link, href: '/blog/' }, `'Blog'`, `${blog} must have either "to" or "href"`],
  [
    { ...link, prependBaseUrlToHref: true },
    ...[`'Blog'`, `${blog} has "prependBaseUrlToHref" without "href"`],
  ],
  [
    { kind: 'dropdown', label: 'More', items: [{ kind: 'link', label: 'A' }] },
    ...[`'A'`, 'item 1 of "items" with the label "A" must have either "to" or "href"'],
  ],
  [
    { kind: 'dropdown', label: 'More', items: [{ kind: 'html', html: '<hr>', position: 'left' }] },
    ...['items:', 'item 1 of "items" must not have "position" inside a dropdown'],
  ],
])('the navbar item %j is a problem', (item, ...problem) => {
  const site = toSite({ navbar: { hideOnScroll: true, items: [item] } })
  expect(check({ site })).toEqual([['lib/config/navbar.ts', ...problem]])
})

test.each([
  [
    { links: [{ label: 'Blog', href: 'javascript:alert(1)' }] },
    ...[`'Blog'`, '"href" must start with https://, http://, mailto: or a slash'],
  ],
  [{ stile: 'dark' }, 'stile:', 'unknown key "stile" in "footer"', 'style'],
  [{ logo: { src: '/logo.svg', alt: 'Logo' } }, 'src:', '"src" must be a file in public/'],
])('%j in the footer is a problem', (changes, ...problem) => {
  const site = toSite({ footer: { ...siteConfig.footer, ...changes } })
  expect(check({ site })).toEqual([['lib/config/site.ts', ...problem]])
})

test.each([
  ['SITE_URL', 'docs.example', ", which isn't the URL of a site", 'https://docs.example'],
  ['SITE_URL', 'ftp://docs.example', ", which isn't the URL of a site"],
  ['SITE_URL', 'https://e.example/docs/', ", which isn't an origin"],
  ['SITE_URL', 'https://e.example ', ", which isn't an origin"],
  ['REPOSITORY_URL', 'me/docs', ", which isn't a URL"],
  ['SERVICE_WORKER', 'false', ''],
  ['DEPLOY_PREVIEW', '1', ''],
  ['BASE_URL', 'docs', ", which isn't the path of a site", '/docs/'],
  ['BASE_URL', 'https://e.example/docs', ", which isn't the path of a site", '/docs/'],
  ['BASE_URL', '/../a/', ", which isn't the path of a site", '/a/'],
  ['BASE_URL', '/a?b', ", which isn't the path of a site", '/a/'],
  ['BUILD_DATE', '2023-02-29', ", which isn't a day"],
])('%s=%s', (variable, value, reason, ...suggestion) => {
  expect(check({ environment: { [variable]: value } })).toEqual([
    ['lib/config/env.ts', variable, `${variable} is "${value}"${reason}`, ...suggestion],
  ])
})

test('a part of the Algolia configuration needs the others', () => {
  expect(check({ environment: { ALGOLIA_INDEX_NAME: 'docs' } })).toMatchObject([
    [
      'lib/config/env.ts',
      'ALGOLIA_INDEX_NAME',
      'ALGOLIA_INDEX_NAME is set without ALGOLIA_APP_ID and ALGOLIA_API_KEY',
    ],
  ])
})

test.each([
  { SITE_URL: 'https://docs.example', BASE_URL: '/' },
  { SITE_URL: 'http://localhost:3000/', BASE_URL: '/a/b' },
  { SITE_URL: '', BASE_URL: '/a/', REPOSITORY_URL: 'https://github.com/me/docs' },
  { SERVICE_WORKER: 'off', CRASH_TEST: 'false', DEPLOY_PREVIEW: 'true' },
  { ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs' },
])('%j is valid', (environment) => {
  expect(check({ environment })).toEqual([])
})
