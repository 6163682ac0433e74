import { describe, expect, test } from '@jest/globals'
import { compileBody } from '@/lib/testing/compile-body'
import { isNoIndex } from '../core/head-tags'

const path = 'content/docs/current/page.mdx'

const block = (...lines: string[]) => `<head>\n${lines.join('\n')}\n</head>\n\nText\n`

describe('the tags of a head', () => {
  test.each([
    ['<title>A & B: {"C"}</title>', { tag: 'title', text: 'A & B: C' }],
    ['<title>{`one`}</title>', { tag: 'title', text: 'one' }],
    [
      '<meta name="robots" content="noindex" />',
      { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } },
    ],
    [
      `<meta property={'og:title'} content={\`a\`}></meta>`,
      { tag: 'meta', attributes: { property: 'og:title', content: 'a' } },
    ],
    [
      '<link rel="alternate" hreflang="de" crossorigin href="https://de.example/" />',
      {
        tag: 'link',
        attributes: {
          rel: 'alternate',
          hrefLang: 'de',
          crossOrigin: '',
          href: 'https://de.example/',
        },
      },
    ],
    [
      '<link rel="alternate" hrefLang="de" href="/de/" />',
      { tag: 'link', attributes: { rel: 'alternate', hrefLang: 'de', href: '/de/' } },
    ],
  ])('%s', async (line, tag) => {
    const { head, problems } = await compileBody(block(line))
    expect(problems).toEqual([])
    expect(head).toEqual([tag])
  })

  test('leave nothing in the body, regardless of their position', async () => {
    const tag = '<meta name="a" content="b" />'
    const { code, head, problems } = await compileBody(
      `Before\n\n<head>${tag}</head>\n\nBetween\n\n<head>\n  {/* why */}\n  ${tag}\n\n  ${tag}\n</head>\n\nAfter\n`,
    )
    expect(problems).toEqual([])
    expect(head).toHaveLength(3)
    expect(code).not.toContain('head')
    expect(code).toContain('<p>Before</p>\\n<p>Between</p>\\n<p>After</p>')
  })

  test('may be in a partial', async () => {
    const { head } = await compileBody(`import Head from './_head.mdx'\n\n<Head />\n`, path, {
      'content/docs/current/_head.mdx': '<head>\n<title>A</title>\n</head>',
    })
    expect(head).toEqual([{ tag: 'title', text: 'A' }])
  })
})

describe('problems', () => {
  const only = 'only <title>, <meta> and <link> are allowed in the head'
  test.each([
    ['<script src="a.js" />', '<script> in <head>', 'remove it: documents run no scripts'],
    [
      '<style>a</style>',
      '<style> in <head>',
      'remove it: styles belong in a stylesheet of the site',
    ],
    ['<p>a</p>', '<p> in <head>', only],
    ['<constructor />', '<constructor> in <head>', only],
    ['Text', 'text in <head>', only],
    ['{1 + 1}', 'text in <head>', only],
    ['<title>{<b>a</b>}</title>', '<title> in <head> is not text', 'write it out'],
    ['<title></title>', '<title> in <head> is not text', 'write it out'],
    ['<meta name="a" />', '<meta> in <head> has no content', 'add content="…"'],
    ['<meta content="a" />', '<meta> in <head> has no name', 'add name="…"'],
    ['<link rel="icon" />', '<link> in <head> has no href', 'add href="…"'],
    [
      '<link rel="stylesheet" href="/a.css" />',
      'a stylesheet in <head>',
      'remove it: the site has one stylesheet',
    ],
    [
      '<meta http-equiv="refresh" content="1; url=/a/" />',
      '<meta http-equiv> in <head>',
      'remove it: a page that has moved has a row in content/redirects.ts, and the site sets the others',
    ],
    [
      '<meta name="a" charset="b" content="1" />',
      '<meta> has no attribute "charset"',
      'use one of name, property, content, media',
    ],
    ['<meta name="a" content={1} />', '"content" of <meta> must be text', 'correct its value'],
  ])('%s', async (line, message, fix) => {
    const { problems } = await compileBody(block(`  ${line}`))
    expect(problems[0]).toEqual({ path, line: 2, column: 3, message, fix })
  })

  test('suggest the attribute that was meant', async () => {
    const { problems } = await compileBody(block('<meta contents="a" name="a" content="b" />'))
    expect(problems).toMatchObject([{ suggestion: 'content' }])
  })

  test.each(['> <head><title>A</title></head>', 'Text <head></head> text', '<div><head /></div>'])(
    '%s is inside another element',
    async (body) => {
      const { problems } = await compileBody(body)
      expect(problems).toMatchObject([
        {
          message: '<head> inside another element',
          fix: 'put it between blank lines, outside any other element, or write `<` as &lt; if it is text',
        },
      ])
    },
  )

  test('two tags of a kind that a page can have only once', async () => {
    const { problems } = await compileBody(
      block('<meta name="Robots" content="a" />', '<meta name="robots" content="b" />'),
    )
    expect(problems).toEqual([
      {
        path,
        line: 3,
        column: 1,
        message: 'the head of the page has two tags for "robots"',
        fix: 'keep one of them',
      },
    ])
  })
})

test.each([
  ['noindex', true],
  ['NOINDEX, follow', true],
  ['none', true],
  ['index, nofollow', false],
])('robots with %j exclude a page from search engines: %s', (content, noIndex) => {
  expect(isNoIndex([{ tag: 'meta', attributes: { name: 'Robots', content } }])).toBe(noIndex)
})
