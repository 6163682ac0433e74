import { expect, test } from '@jest/globals'
import { withBaseUrl } from '@/lib/config/base-url'
import { HASHED_FOLDERS } from '@/lib/core/static-folder'
import { cacheControl, polledFiles } from './cache-control'
import { toHeadersFile } from './host-files'
import { toNginxConfig } from './nginx'

const config = toNginxConfig({
  redirects: [
    { from: '/team/', to: '/community/team/' },
    { from: '/say "hi"/', to: '/?a=1' },
    { from: '/home/', to: 'https://e.example/' },
  ],
  pages: [{ path: '/docs/' }, { path: '/wishes/', isCatchAll: true }],
})

test('a redirect keeps the query, unless the target has one', () => {
  const target = withBaseUrl('/community/team/')
  for (const source of ['/team', '/team/']) {
    expect(config).toContain(
      `location = "${withBaseUrl(source)}" { return 301 "${target}$is_args$args"; }`,
    )
  }
  expect(config).toContain(
    `"${withBaseUrl('/say \\"hi\\"/')}" { return 301 "${withBaseUrl('/?a=1')}"; }`,
  )
  expect(config).toContain('return 301 "https://e.example/$is_args$args";')
})

test('a page can serve all URLs below it', () => {
  const href = withBaseUrl('/wishes/')
  expect(config).toContain(`location ^~ ${href} { try_files $uri $uri/ ${href}index.html =404; }`)
})

test('no location adds its own headers, because it would lose all others', () => {
  const locations = config.split('\n').filter((line) => line.startsWith('location'))
  expect(locations.filter((line) => line.includes('add_header'))).toEqual([])
  expect(config.match(/^add_header /gm)?.length).toBeGreaterThan(5)
})

test('every block is closed', () => {
  const count = (pattern: RegExp) => config.match(pattern)?.length
  expect(count(/\{(?:$| )/gm)).toBe(count(/(?:^| )\}/gm))
})

test('has the headers that other hosts send', () => {
  const headers = toHeadersFile()
  for (const [, name = '', value = ''] of headers.matchAll(/^ {2}([\w-]+): (.*)$/gm)) {
    expect(config).toContain(`add_header ${name} `)
    expect(config).toContain(`"${value}"`)
  }
  for (const value of Object.values(cacheControl)) expect(config).toContain(`"${value}"`)
  for (const name of polledFiles) {
    expect(config).toContain(name.replace('.', String.raw`\\.`))
    expect(headers).toContain(`/${name}\n  Cache-Control: ${cacheControl.polled}\n`)
  }
  for (const folder of HASHED_FOLDERS) {
    expect(config).toContain(`${folder}/`)
    expect(headers).toContain(`\n/${folder}/*\n  Cache-Control: ${cacheControl.hashed}\n`)
  }
})
