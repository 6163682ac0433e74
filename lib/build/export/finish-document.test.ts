import { describe, expect, test } from '@jest/globals'
import { toHashSource } from '@/lib/output/core/content-security-policy'
import type { FinishOptions } from './finish-document'
import { finishDocument } from './finish-document'

const readScript = (src: string) => `run("${src}")`

const toDocument = (head: string, body = '') =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"/>${head}</head><body>${body}</body></html>`

const finish = (head: string, body?: string, options?: Partial<FinishOptions>) =>
  finishDocument(toDocument(head, body), { readScript, ...options }).html

/** Returns the scripts that start after the first frame. */
const readDeferred = (html: string) =>
  JSON.parse(/for\(let a of (.*?)\)\{let e/.exec(html)?.[1] ?? 'null') as unknown

/** Returns the sources that the policy of a document allows for a kind of content. */
const readSources = (html: string, directive: string) =>
  new RegExp(`[" ]${directive} ([^;"]*)`).exec(html)?.[1]?.split(' ')

test('links that are written before or after the metadata come last', () => {
  const link = '<link rel="search" href="/a.xml">'
  const html = finish(`${link}<title>A</title>`)
  expect(html).toContain(`<title>A</title>${link}</head>`)
  expect(finish(`<title>A</title>${link}`)).toBe(html)
})

describe('scripts', () => {
  test('of the head come first, right after the policy, and keep their order', () => {
    const html = finish(
      '<link rel="stylesheet" href="/a.css"/><script>one()</script><script>two()</script>',
    )
    expect(html).toMatch(
      /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy"[^>]*><script>one\(\)<\/script><script>two\(\)<\/script><link rel="stylesheet"/,
    )
  })

  test('with a URL start after the first frame, with their attributes', () => {
    const html = finish(
      '<script src="/a.js" async=""></script>',
      '<script src="/b.js" id="s"></script>',
    )
    expect(readDeferred(html)).toEqual([
      { src: '/a.js', async: '' },
      { src: '/b.js', id: 's' },
    ])
    expect(html).not.toMatch(/<script[^>]* src=/)
  })

  test('for browsers without modules are left out, and so are preloads of scripts', () => {
    const html = finish(
      '<link rel="preload" as="script" href="/a.js"/><link rel="preload" as="font" href="/a.woff2"/>',
      '<script src="/old.js" nomodule=""></script>',
    )
    expect(readDeferred(html)).toBeNull()
    expect(html).not.toMatch(/old\.js|as="script"/)
    expect(html).toContain('as="font"')
  })

  test('that browsers with modules ignore are listed as unused', () => {
    const html = toDocument('', '<script src="/old.js" nomodule=""></script>')
    expect(finishDocument(html, { readScript }).unused).toEqual(['/old.js'])
  })

  test('that are marked become part of the document', () => {
    const html = finish(
      '',
      '<p></p><script src="/x.js" data-inline="" data-id="a &amp; b"></script>',
    )
    expect(html).toContain('<p></p><script data-id="a &amp; b">run("/x.js")</script>')
  })

  test('that follow each other become one', () => {
    const html = finish(
      '',
      '<script>a()</script><script>b("</p>")</script><p></p><script>c()</script>',
    )
    expect(html).toContain('<script>a()\n;b("</p>")</script><p></p><script>c()</script>')
  })

  test('that follow a module stay apart from it', () => {
    const body = '<script type="module">a()</script><script>b()</script>'
    expect(finish('', body)).toContain(body)
  })
})

describe('the policy', () => {
  test('allows inline scripts and styles by hash', () => {
    const html = finish('<style>a{}</style>', '<script>a()</script>')
    expect(readSources(html, 'script-src')).toContain(toHashSource('a()'))
    expect(readSources(html, 'style-src')).toEqual([`'self'`, toHashSource('a{}')])
  })

  test('ignores data', () => {
    const html = finish(
      '<script type="application/ld+json">{}</script>',
      '<script type="application/json">{"a":1}</script>',
    )
    expect(html).toContain('<script type="application/json">{"a":1}</script>')
    expect(readSources(html, 'script-src')).not.toContain(toHashSource('{}'))
    expect(html).toContain('<script type="application/ld+json">{}</script>')
  })

  test('needs no hash for a script that is out of use, whose text is left out', () => {
    const html = finish('', '<script type="text/plain">a()</script>')
    expect(html).toContain('<script type="text/plain"></script>')
    expect(readSources(html, 'script-src')).not.toContain(toHashSource('a()'))
  })

  test('allows the frames of another origin only on a page that names it', () => {
    const frameOrigins = ['https://o.example']
    const named = '<div data-frame-origin="https://o.example"></div>'
    expect(readSources(finish('', named, { frameOrigins }), 'frame-src')).toEqual([
      ...[`'self'`, 'https://o.example'],
    ])
    expect(readSources(finish('', '', { frameOrigins }), 'frame-src')).toBeUndefined()
  })

  test('allows requests to another origin on every page', () => {
    const html = finish('', '', { connectOrigins: ['https://s.example'] })
    expect(readSources(html, 'connect-src')).toEqual([`'self'`, 'https://s.example'])
  })

  test('of a document with its own is left alone, and so is the document', () => {
    const html = toDocument(
      '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'"/><script>a()</script>',
    )
    expect(finishDocument(html, { readScript }).html).toBe(html)
  })
})

test('text that looks like a tag stays text, in attributes and in scripts', () => {
  const body = '<h2 aria-label="<script src=x>">a</h2><script>b("<script>")</script>'
  const html = finish('', body)
  expect(html).toContain(
    '<h2 aria-label="&lt;script src=x&gt;">a</h2><script>b("<script>")</script>',
  )
  expect(readDeferred(html)).toBeNull()
})

test('a document without an encoding is rejected', () => {
  expect(() => finishDocument('<p>a</p>', { readScript })).toThrow('no encoding')
})
