import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from '@jest/globals'
import { siteConfig } from '@/lib/config/site'
import { bundle } from '@/lib/output/core/bundle'
import { toRedirectPage } from './redirect-page'

const { url, baseUrl } = siteConfig
const script = await bundle('lib/build/host/redirect.script.ts')

describe('a redirect page', () => {
  const page = toRedirectPage({ from: '/docs/team/', to: '/community/team/' }, script)

  test('redirects at once without scripts, and links to the target', () => {
    expect(page).toContain(
      `<meta http-equiv="refresh" content="0; url=${baseUrl}community/team/"/>`,
    )
    expect(page).toContain(`<a href="${baseUrl}community/team/">/community/team/</a>`)
  })

  test('is not indexed, and names its target as canonical', () => {
    expect(page).toContain('<meta name="robots" content="noindex"/>')
    expect(page).toContain(`<link rel="canonical" href="${url}${baseUrl}community/team/"/>`)
  })

  test('has a language and a title', () => {
    expect(page).toMatch(/^<!doctype html><html lang="en" dir="ltr">/)
    expect(page).toContain(`<title>Page moved | ${siteConfig.title}</title>`)
  })

  test('allows its own script and nothing else', () => {
    expect(page).toContain(`>${script}</script>`)
    const hash = createHash('sha256').update(script).digest('base64')
    expect(page).toContain(`script-src 'self' 'sha256-${hash}';`)
  })

  test.each([
    ['/community/team/', '/community/team/?q=1#people'],
    ['/?a=1', '/?a=1'],
    ['/#anchor', '/#anchor'],
    ['https://e.example/', 'https://e.example/?q=1#people'],
    ['https://e.example/?a=1', 'https://e.example/?a=1'],
  ])('keeps the query and hash of a redirect to %s unless it has its own', (to, reached) => {
    let replaced = ''
    const location = {
      search: '?q=1',
      hash: '#people',
      replace: (address: string) => {
        replaced = address
      },
    }
    runInNewContext(script, { document: { currentScript: { dataset: { to } } }, location })
    expect(replaced).toBe(reached)
  })
})

test('encodes a target for links and escapes it for HTML', () => {
  const page = toRedirectPage({ from: '/a/', to: '/it’s "ä" & <b>/' }, script)
  expect(page).toContain(`href="${baseUrl}it%E2%80%99s%20%22%C3%A4%22%20&amp;%20%3Cb%3E/"`)
  expect(page).toContain('>/it’s &quot;ä&quot; &amp; &lt;b&gt;/</a>')
})
