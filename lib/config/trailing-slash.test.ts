import { expect, test } from '@jest/globals'

// Modules read the variables when they are loaded.
process.env.BASE_URL = '/base/'
process.env.TRAILING_SLASH = 'false'
const { toHref, toSitePath } = await import('./base-url')
const { toPageFile, toPageUrlPath } = await import('./page-file')
const { joinPagePath, toPageHref } = await import('@/lib/core/url')
const { toStoredUrls } = await import('@/lib/output/service-worker/stored-urls')
const { toRedirectsFile } = await import('@/lib/build/host/host-files')
const { toNginxConfig } = await import('@/lib/build/host/nginx')

const site = {
  redirects: [{ from: '/old/', to: '/docs/cli/#x' }],
  pages: [{ path: '/wishes/', isCatchAll: true as const }],
}

test('the URL of a page has no slash at its end, and its site path has one', () => {
  expect(toHref('/docs/cli/')).toBe('/base/docs/cli')
  expect(toSitePath('/base/docs/cli')).toBe('/docs/cli/')
  expect(joinPagePath('/base/docs', 'tags/')).toBe('/base/docs/tags')
})

test('the home page keeps its slash', () => {
  expect(toHref('/')).toBe('/base/')
  expect(toSitePath('/base/')).toBe('/')
})

test.each([
  ['/docs/cli/?x=1#y', '/docs/cli?x=1#y'],
  ['/docs/3.1.1/', '/docs/3.1.1'],
])('the link %s leads to %s', (written, href) => {
  expect(toPageHref(written)).toBe(href)
})

test.each([
  ['/', 'index.html', ''],
  ['/docs/cli/', 'docs/cli.html', 'docs/cli'],
])('%s is exported as %s', (path, file, url) => {
  expect(toPageFile(path)).toBe(file)
  expect(toPageUrlPath(file)).toBe(url)
})

test('a page is stored under its own URL', () => {
  const own = 'https://host/base/docs/cli'
  expect(toStoredUrls(own)).toEqual([own])
  expect(toStoredUrls(`${own}/`)).toEqual([`${own}/`, own])
})

test('hosts redirect to URLs without a slash', () => {
  expect(toRedirectsFile(site)).toContain('/base/old/ /base/docs/cli#x 301')
  expect(toRedirectsFile(site)).toContain('/base/wishes/:first/* /base/wishes 200')
})

test('nginx looks for the file of a page, and removes the slash from its URL', () => {
  const config = toNginxConfig(site)
  expect(config).toContain('location / { try_files $site_twin $uri $uri.html $uri/ =404; }')
  expect(config).toContain('if (-f $document_root$site_page.html) { rewrite')
  expect(config).toContain(
    'location ^~ /base/wishes/ { try_files $uri $uri/ /base/wishes.html =404; }',
  )
})
