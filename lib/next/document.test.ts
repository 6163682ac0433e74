import { describe, expect, test } from '@jest/globals'
import { createHash } from 'node:crypto'
import { finishDocument, toContentSecurityPolicy } from './document'

const toHash = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const push = (...data: unknown[]) =>
  `<script>self.__next_f.push(${JSON.stringify(data).replaceAll('<', '\\u003c')})</script>`

/** A page as Next exports it. */
const toPage = ({ head = '', body = '', payload = ['0:["$","p",null,{}]\n'] as string[] } = {}) =>
  [
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/>',
    '<script src="/_next/a.js" async=""></script><script src="/_next/old.js" noModule=""></script>',
    head,
    `</head><body>${body}<script src="/_next/b.js" id="_R_" async=""></script>`,
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    ...payload.map((piece) => push(1, piece)),
    '<script src="/_next/a.js" async=""></script></body></html>',
  ].join('')

/** Every script of a page: its attributes and its text. */
const readScripts = (html: string) =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(([, attributes, text = '']) => ({
    attributes: attributes?.trim(),
    text,
  }))

/** What the payload script leaves for the app to read. */
function readPayload(html: string): unknown {
  const { text = '' } = readScripts(html).find((script) => script.text.includes('__next_f')) ?? {}
  const [, payload = ''] = /^self\.__next_f=(.*);\(\(\)=>/s.exec(text) ?? []
  return JSON.parse(payload)
}

describe('the payload', () => {
  test('is one script, in the order of its pieces', () => {
    const html = finishDocument(toPage({ payload: ['0:["a', 'b"]\n1:', '[]\n'] }))
    expect(html.match(/__next_f/g)).toHaveLength(1)
    expect(readPayload(html)).toEqual([[0], [1, '0:["ab"]\n1:[]\n']])
  })

  test('comes without the HTML that the document holds', () => {
    const html = finishDocument(toPage({ payload: ['0:{"$html":"<p>once</p>"}\n'] }))
    expect(readPayload(html)).toEqual([[0], [1, '0:{"$html":""}\n']])
  })

  test('cannot end its script', () => {
    const payload = '0:["</script><script>alert(1)</script>","$&","$1"]\n'
    const html = finishDocument(toPage({ payload: [payload] }))
    expect(readPayload(html)).toEqual([[0], [1, payload]])
    expect(readScripts(html)).toHaveLength(2)
  })

  test('of another kind is an error', () => {
    expect(() => finishDocument(toPage({ body: push(3, 'AA==') }))).toThrow(
      'unknown kind of payload: 3',
    )
  })

  test('that is not understood is an error', () => {
    expect(() => finishDocument(toPage({ payload: ['0:Z\n'] }))).toThrow('unknown row tag "Z"')
  })
})

describe('the app', () => {
  const html = finishDocument(toPage())

  test('its chunks are listed once each, in order, without those for old browsers', () => {
    const chunks = readScripts(html).find(({ attributes }) => attributes?.includes('id="chunks"'))
    expect(chunks?.attributes).toBe('type="application/json" id="chunks"')
    expect(JSON.parse(chunks?.text ?? '')).toEqual(['/_next/a.js', '/_next/b.js'])
  })

  test('is neither loaded nor preloaded by the markup', () => {
    expect(html).not.toMatch(/<script[^>]* src=/)
    expect(html).not.toContain('rel="preload"')
  })

  test('starts with what React starts it with, in the same script', () => {
    const body = '<script id="_R_">start();</script>'
    const scripts = readScripts(finishDocument(toPage({ body })))
    expect(scripts.map(({ attributes }) => attributes)).toEqual([
      'type="application/json" id="chunks"',
      '',
    ])
    expect(scripts[1]?.text).toMatch(/^start\(\);self\.__next_f=/)
  })

  test('other preloads stay', () => {
    const link = '<link rel="preload" as="image" href="/a.png"/>'
    expect(finishDocument(toPage({ head: link }))).toContain(link)
  })

  test('is started by the script of the payload, the last in the body', () => {
    expect(html).toMatch(/<script>self\.__next_f=[^<]*;\(\(\)=>\{[^<]*<\/script><\/body><\/html>$/)
  })
})

describe('the policy', () => {
  const inline = 'document.documentElement.dataset.a="&amp; < > \' é"'
  const html = finishDocument(toPage({ body: `<script>${inline}</script>` }))
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html)?.[1]

  test('comes directly after the encoding, before anything it governs', () => {
    expect(html).toContain('<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy"')
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'))
  })

  test('allows exactly the inline scripts of the page, by the text as it stands there', () => {
    const hashes = readScripts(html)
      .filter(({ attributes }) => !attributes?.includes('application/json'))
      .map(({ text }) => toHash(text))
    expect(hashes).toContain(toHash(inline))
    expect(policy?.match(/'sha256-[^']+'/g)?.sort()).toEqual(hashes.sort())
  })

  test('allows nothing from elsewhere', () => {
    expect(toContentSecurityPolicy({ scripts: ['a', 'a'] })).toBe(
      `default-src 'self'; script-src 'self' ${toHash('a')}; style-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'`,
    )
  })
})

test('a style of a page is allowed by its hash', () => {
  const html = finishDocument(toPage({ head: '<style>p{color:red}</style>' }))
  expect(html).toContain(`style-src 'self' ${toHash('p{color:red}')};`)
})

describe('frames of another origin', () => {
  const origin = 'https://board.example'
  const body = `<section data-frame-origin="${origin}"></section>`

  test('are allowed on the page that names the origin', () => {
    expect(finishDocument(toPage({ body }), { knownOrigins: [origin] })).toContain(
      `; frame-src 'self' ${origin};`,
    )
  })

  test.each([
    ['a page that does not', toPage(), [origin]],
    ['a page that names one the site does not know', toPage({ body }), []],
  ])('are not allowed on %s', (_what, page, knownOrigins) => {
    expect(finishDocument(page, { knownOrigins })).not.toContain('frame-src')
  })
})

test('a page with a policy of its own is left as it is', () => {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="script-src 'self'"/><script type="module" src="a.js"></script></head><body></body></html>`
  expect(finishDocument(page)).toBe(page)
})

test('a policy that is written elsewhere in a page changes nothing', () => {
  const meta = `<meta http-equiv="Content-Security-Policy" content="a"/>`
  const html = finishDocument(toPage({ head: meta, body: meta }))
  expect(html).toContain(`content="default-src 'self'; script-src 'self' `)
})

test('markup outside of scripts is not touched', () => {
  const body = '<main><p title="$1 $&">a &amp; b</p></main>'
  expect(finishDocument(toPage({ body }))).toContain(`<body>${body}`)
})

describe('what every head has', () => {
  const head = '<link rel="manifest" href="/m"/><meta name="theme-color" content="green"/>'
  const sheet = '<link rel="stylesheet" href="/a.css" data-precedence="next"/>'

  test('comes after the style sheet', () => {
    expect(finishDocument(toPage({ head: sheet }), { head })).toContain(sheet + head)
  })

  test('is there without a style sheet too', () => {
    expect(finishDocument(toPage(), { head })).toContain(`${head}</head>`)
  })

  test('does not take the place of a page’s own color', () => {
    const own = '<meta name="theme-color" content="red"/>'
    const html = finishDocument(toPage({ head: sheet + own }), { head })
    expect(html.match(/<meta name="theme-color"[^>]*>/g)).toEqual([own])
  })
})
