import { describe, expect, test } from '@jest/globals'
import { finishPage } from '@/lib/output/export/finish-page'
import { SAMPLE_FILES, SAMPLE_ROWS, toSamplePage, toSamplePush } from '@/lib/testing/sample-export'
import { checkClientRuntime, readInstalledNext } from './client-runtime'

const head = {
  title: 'CLI',
  canonical: '/docs/cli/',
  sharedTags: [],
  structuredData: [],
  hasOwnViewport: false,
  ownTags: [],
}

const finish = (html: string) =>
  finishPage({ path: '/docs/cli/', head }, html, { scripts: {}, appFiles: SAMPLE_FILES })

const page = toSamplePage({ body: '<main>Text</main>' })

test('finishes a page as Next renders it', () => {
  const { html } = finish(page)
  expect(html).toContain('<meta http-equiv="Content-Security-Policy"')
  expect(html).toContain('id="chunks"')
  expect(html).toContain('id="payload"')
})

const PAYLOAD = 'see lib/next/payload.ts'
const START = 'see lib/next/start-script.ts'
const STATIC = 'see lib/next/static-files.ts'
const PAGE = 'see lib/next/exported-page.ts'
const INSERT = 'see lib/next/insert.ts'
const row = JSON.stringify(SAMPLE_ROWS).slice(1, -1)

test.each<[what: string, before: string | RegExp, after: string, message: string]>([
  [
    'another form of pushing',
    /self\.__next_f\.push|\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push/g,
    'self.__flight.add',
    `the page has no payload. Next was expected to write it as \`self.__next_f.push(…)\`; ${PAYLOAD}`,
  ],
  [
    'another form for pieces only',
    /self\.__next_f\.push/g,
    'self.__next_p.push',
    `the payload is empty. Next was expected to write it in pieces, as \`[1, "…"]\`; ${PAYLOAD}`,
  ],
  [
    'another form for one piece',
    '<main>',
    `${toSamplePush(1, '2:[]\n').replaceAll('__next_f', '__next_p')}<main>`,
    `the page has an unknown script of Next: <script>self.__next_p.push([1,"2:[]\\n"])</script>. Next was expected to write \`__next\` only into scripts of the payload; ${PAGE}`,
  ],
  [
    'two payloads',
    '<main>',
    `${toSamplePush(0)}<main>`,
    `the payload starts 2 times. Next was expected to start it once, with \`[0]\`; ${PAYLOAD}`,
  ],
  [
    'binary pieces',
    '<main>',
    `${toSamplePush(3, 'AA==')}<main>`,
    `the payload has a piece of the unknown kind 3. Next was expected to write only the kinds 0 and 1 in an export; ${PAYLOAD}`,
  ],
  [
    'an empty payload',
    row,
    '',
    `the payload is empty. Next was expected to write it in pieces, as \`[1, "…"]\`; ${PAYLOAD}`,
  ],
  [
    'a payload without a root',
    '0:{',
    '2:{',
    `the payload has no root. Next was expected to write the page as an object in row 0; ${PAYLOAD}`,
  ],
  [
    'a payload without client components',
    '1:I[',
    '1:[',
    `the payload has no client components. React was expected to write each as a row that starts with \`I[\`; ${PAYLOAD}`,
  ],
  [
    'a new kind of row',
    '0:{',
    '2:Z[]\\n0:{',
    'the payload has the unknown row tag "Z". React was expected to write only rows that static exports have had so far; see lib/next/flight.ts',
  ],
  [
    'another id of the start script',
    '_R_',
    '_S_',
    `the page has no start script. React was expected to write one, with \`id="_R_"\`; ${START}`,
  ],
  [
    'two start scripts',
    '<main>',
    '<script id="_R_"></script><main>',
    `the page has 2 start scripts. React was expected to write one, with \`id="_R_"\`; ${START}`,
  ],
  [
    'another folder of chunks',
    /static\/chunks/g,
    'static/scripts',
    `the page does not load any chunks. Next was expected to load scripts from \`/_next/static/chunks/\`; ${STATIC}`,
  ],
  [
    'a chunk that is not exported',
    '<main>',
    '<script src="/_next/static/chunks/c.js" async=""></script><main>',
    `the page loads /_next/static/chunks/c.js, which is not in the export. Next was expected to write every chunk to \`_next/static/chunks/\`; ${STATIC}`,
  ],
  [
    'another form of preloads',
    'rel="preload"',
    'rel="modulepreload"',
    `the head still loads /_next/static/chunks/a.js. React was expected to preload scripts only with \`<link rel="preload" as="script"\`; ${PAGE}`,
  ],
  [
    'a page that could not be rendered',
    '<html>',
    '<html id="__next_error__">',
    `the page has an element with the id \`__next_error__\`. Next was expected to give such ids only to pages that failed; ${PAGE}`,
  ],
  [
    'another spelling of the encoding',
    'charSet',
    'charset',
    `the head has no start. React was expected to write \`<head><meta charSet="utf-8"/>\`; ${INSERT}`,
  ],
  [
    'something before the encoding',
    '<head>',
    '<head><link rel="expect" href="#a"/>',
    `the head has no start. React was expected to write \`<head><meta charSet="utf-8"/>\`; ${INSERT}`,
  ],
  [
    'no end of the head',
    '</head>',
    '',
    `the head has no end. React was expected to write \`</head>\`; ${INSERT}`,
  ],
  [
    'something after the body',
    '</html>',
    '</html>\n',
    `the body has no end. React was expected to write \`</body></html>\` last; ${INSERT}`,
  ],
  [
    'a second policy',
    '</head>',
    '<meta http-equiv="Content-Security-Policy" content="a"/></head>',
    'the head has 2 policies. One was expected, which the export writes; see lib/output/export/content-security-policy.ts',
  ],
])('%s stops the build and names the page', (_what, before, after, message) => {
  const changed = page.replace(before, () => after)
  expect(changed).not.toBe(page)
  expect(() => finish(changed)).toThrow(new Error(`/docs/cli/: ${message}`))
})

describe('the client code of Next', () => {
  test('has everything that this site depends on', () => {
    expect(() => checkClientRuntime()).not.toThrow()
  })

  test.each([
    [
      '__NA: true',
      'next/dist/client/components/app-router.js has no `__NA: true`. Next was expected to mark its history entries with `__NA`; see lib/next/client-constants.ts',
    ],
    [
      'data?.__NA ||',
      'next/dist/client/components/app-router.js has no `data?.__NA ||`. Next was expected to ignore a new history entry that has the mark `__NA`; see lib/next/client-constants.ts',
    ],
    [
      "'_rsc'",
      "next/dist/client/components/app-router-headers.js has no `NEXT_RSC_UNION_QUERY = '_rsc'`. Next was expected to add the parameter `_rsc` to requests for page data; see lib/next/client-constants.ts",
    ],
    [
      "'index.txt'",
      "next/dist/client/components/router-reducer/fetch-server-response.js has no `url.pathname += 'index.txt'`. Next was expected to request `index.txt` for the data of a page; see lib/next/client-constants.ts",
    ],
    [
      'contentType.startsWith(_app',
      'next/dist/client/components/router-reducer/fetch-server-response.js has no `contentType.startsWith(_approuterheaders.RSC_CONTENT_TYPE_HEADER)`. Next was expected to accept page data by its content type; see lib/next/client-constants.ts',
    ],
    [
      "'text/x-component'",
      "next/dist/client/components/app-router-headers.js has no `RSC_CONTENT_TYPE_HEADER = 'text/x-component'`. Next was expected to give page data the type `text/x-component`; see lib/next/client-constants.ts",
    ],
    [
      '__next_f',
      'next/dist/client/app-index.js has no `self.__next_f = self.__next_f || []`. Next was expected to read the payload of a document from `self.__next_f`; see lib/next/payload.ts',
    ],
  ])('without %s throws', (code, message) => {
    const readChanged = (file: string) => readInstalledNext(file).replaceAll(code, '')
    expect(() => checkClientRuntime(readChanged)).toThrow(new Error(message))
  })
})
