import { describe, expect, test } from '@jest/globals'
import { payloadStart } from '@/lib/next/payload'
import {
  SAMPLE_CHUNKS,
  SAMPLE_ROWS,
  readSamplePayload,
  toSamplePage,
} from '@/lib/testing/sample-export'
import { toDirectives, toHashSource, toPolicyMeta } from './content-security-policy'
import { finishDocument } from './finish-document'

/** Returns the attributes and text of each script on a page. */
const readScripts = (html: string) =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(([, attributes, text = '']) => ({
    attributes: attributes?.trim(),
    text,
  }))

describe('the payload', () => {
  test('is joined into one piece of data, in order', () => {
    const html = finishDocument(toSamplePage({ payload: ['2:["a', 'b"]\n3:', '[]\n'] }))
    expect(readSamplePayload(html)).toBe(`2:["ab"]\n3:[]\n${SAMPLE_ROWS}`)
  })

  test('leaves out HTML that the document already contains', () => {
    const html = finishDocument(toSamplePage({ payload: ['2:{"$html":"<p>once</p>"}\n'] }))
    expect(readSamplePayload(html)).toBe(`2:{"$html":""}\n${SAMPLE_ROWS}`)
  })

  test('keeps double quotes and the character that replaces them', () => {
    const payload = '2:["~ and ~~"]\n'
    const html = finishDocument(toSamplePage({ payload: [payload] }))
    expect(readSamplePayload(html)).toBe(payload + SAMPLE_ROWS)
  })

  test('cannot close its script tag', () => {
    const payload = '2:["</script><script>alert(1)</script>","$&","$1"]\n'
    const html = finishDocument(toSamplePage({ payload: [payload] }))
    expect(readSamplePayload(html)).toBe(payload + SAMPLE_ROWS)
    expect(readScripts(html)).toHaveLength(3)
  })
})

describe('the app', () => {
  const html = finishDocument(toSamplePage())

  test('lists each chunk once, in order, without those for old browsers', () => {
    const chunks = readScripts(html).find(({ attributes }) => attributes?.includes('id="chunks"'))
    expect(chunks?.attributes).toBe('type="application/json" id="chunks"')
    expect(JSON.parse(chunks?.text ?? '')).toEqual(SAMPLE_CHUNKS)
  })

  test('is neither loaded nor preloaded by the markup', () => {
    expect(html).not.toMatch(/<script[^>]* src=/)
    expect(html).not.toContain('rel="preload"')
  })

  test('starts in the same script as React’s own start code', () => {
    const scripts = readScripts(html)
    expect(scripts.map(({ attributes }) => attributes)).toEqual([
      'type="application/json" id="payload"',
      'type="application/json" id="chunks"',
      '',
    ])
    expect(scripts[2]?.text).toMatch(/^start\(\);\(\(\)=>/)
  })

  test('keeps other preloads', () => {
    const link = '<link rel="preload" as="image" href="/a.png"/>'
    expect(finishDocument(toSamplePage({ head: link }))).toContain(link)
  })

  test('is started by the last script of the body, which also restores the payload', () => {
    const [script] = /<script>[^<]*<\/script><\/body><\/html>$/.exec(html) ?? []
    expect(script).toContain(payloadStart)
  })
})

test('moves head scripts between the policy and the stylesheets, but not data', () => {
  const sheet = '<link rel="stylesheet" href="/a.css" data-precedence="next"/>'
  const data = '<script type="application/ld+json">{}</script>'
  const html = finishDocument(toSamplePage({ head: `${sheet}${data}<script>a()</script>` }))
  expect(html).toMatch(/ content="[^"]*"\/><script>a\(\)<\/script><link rel="stylesheet"/)
  expect(html).toContain(`${sheet}${data}</head>`)
})

describe('the policy', () => {
  const inline = 'document.documentElement.dataset.a="&amp; < > \' é"'
  const html = finishDocument(toSamplePage({ body: `<script>${inline}</script>` }))
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html)?.[1]

  test('comes right after the encoding, before anything it governs', () => {
    expect(html).toContain('<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy"')
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'))
  })

  test('allows exactly the inline scripts of the page, by the hash of their text', () => {
    const hashes = readScripts(html)
      .filter(({ attributes }) => !attributes?.includes('application/json'))
      .map(({ text }) => toHashSource(text))
    expect(hashes).toContain(toHashSource(inline))
    expect(policy?.match(/'sha256-[^']+'/g)?.sort()).toEqual(hashes.sort())
  })

  test('allows nothing from other origins', () => {
    expect(toPolicyMeta(toDirectives({ scripts: ['a', 'a'] }))).toBe(
      `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' ${toHashSource('a')}; style-src 'self'; img-src 'self' data:; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'"/>`,
    )
  })
})

test('allows an inline style by its hash', () => {
  const html = finishDocument(toSamplePage({ head: '<style>p{color:red}</style>' }))
  expect(html).toContain(`style-src 'self' ${toHashSource('p{color:red}')};`)
})

describe('frames from another origin', () => {
  const origin = 'https://board.example'
  const body = `<section data-frame-origin="${origin}"></section>`

  test('are allowed on the page that names the origin', () => {
    expect(finishDocument(toSamplePage({ body }), { knownOrigins: [origin] })).toContain(
      `; frame-src 'self' ${origin};`,
    )
  })

  test.each([
    ['a page that does not', toSamplePage(), [origin]],
    ['a page that names one the site does not know', toSamplePage({ body }), []],
  ])('are not allowed on %s', (_what, page, knownOrigins) => {
    expect(finishDocument(page, { knownOrigins })).not.toContain('frame-src')
  })
})

test('scripts may send requests to another origin only if the site lists it', () => {
  const connectOrigins = ['https://app-dsn.algolia.net']
  expect(finishDocument(toSamplePage(), { connectOrigins })).toContain(
    "; connect-src 'self' https://app-dsn.algolia.net;",
  )
  expect(finishDocument(toSamplePage())).not.toContain('connect-src')
})

test('leaves a page with its own policy unchanged', () => {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="script-src 'self'"/><script type="module" src="a.js"></script></head><body></body></html>`
  expect(finishDocument(page)).toBe(page)
})

test('ignores a policy in the body, as browsers do', () => {
  const body = `<meta http-equiv="Content-Security-Policy" content="a"/>`
  const html = finishDocument(toSamplePage({ body }))
  expect(html).toContain(`content="default-src 'self'; script-src 'self' `)
})

test('does not change markup outside scripts', () => {
  const body = '<main><p title="$1 $&">a &amp; b</p></main>'
  expect(finishDocument(toSamplePage({ body }))).toContain(`<body>${body}`)
})

describe('shared head tags', () => {
  const head = '<link rel="manifest" href="/m"/><meta name="theme-color" content="green"/>'
  const sheet = '<link rel="stylesheet" href="/a.css" data-precedence="next"/>'

  test('come after the stylesheet', () => {
    expect(finishDocument(toSamplePage({ head: sheet }), { head })).toContain(sheet + head)
  })

  test('are added even without a stylesheet', () => {
    expect(finishDocument(toSamplePage(), { head })).toContain(`${head}</head>`)
  })

  test('do not replace a page’s own color', () => {
    const own = '<meta name="theme-color" content="red"/>'
    const html = finishDocument(toSamplePage({ head: sheet + own }), { head })
    expect(html.match(/<meta name="theme-color"[^>]*>/g)).toEqual([own])
  })
})
