import { describe, expect, test } from '@jest/globals'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { compileMdx } from './compile'
import { toTokenClass } from './highlighter'

/** HTML of one fence. */
async function toHtml(code: string, info: string): Promise<string> {
  const fence = '`````'
  const source = {
    path: 'content/docs/current/page.mdx',
    frontMatter: '',
    body: `${fence}${info}\n${code}\n${fence}\n`,
  }
  const { code: compiled, faults } = await compileMdx(source, new Map())
  expect(faults).toEqual([])
  return String(JSON.parse(/html: ("(?:[^"\\]|\\.)*")/.exec(compiled)?.[1] ?? '""'))
}

/** What a reader copies. */
function toText(html: string): string {
  const code = /<code>([\s\S]*)<\/code>/.exec(html)?.[1] ?? ''
  return toString(fromHtml(code, { fragment: true }))
}

/** Classes of each line that has any, by its text. */
function toMarks(html: string): Record<string, string> {
  const marked = html.matchAll(/<span class="line ([^"]+)">([\s\S]*?\n|[\s\S]*?$)/g)
  return Object.fromEntries(
    [...marked].map(([, classes = '', line = '']) => [
      toString(fromHtml(line.replace(/<\/code>.*/, ''), { fragment: true })).trim(),
      classes,
    ]),
  )
}

describe('text', () => {
  test.each([
    ['js', 'const a = 1'],
    ['js', '\n\nconst a = `b ${c}`\n\n\n  // d\n\n'],
    ['js', 'if (a < b && c) {\t}  \n\t\tb'],
    ['html', '<p class="a">&amp; &lt;</p>\n<!-- b -->'],
    ['jsx', '<A b={{ c: 1 }}>{d}</A>'],
    ['bash', 'a "$B" | c > d \\\n  e # f'],
    ['md', '## A {#a}\n\n:::tip\n\n[b](./c.mdx)'],
    ['text', '日本語 😀 é'],
    ['diff', '-a\n+b\n c'],
    ['', 'localhost:port {a}'],
  ])('%s: is the code, exactly: %j', async (language, code) => {
    expect(toText(await toHtml(code, language))).toBe(code)
  })

  test('with marked and numbered lines is the code, too', async () => {
    const code = 'a\n\nb\nc'
    expect(toText(await toHtml(code, 'js {2-3} showLineNumbers'))).toBe(code)
  })
})

describe('markup', () => {
  test('is a figure that knows its language', async () => {
    expect(await toHtml('a', 'text')).toBe(
      '<figure class="code" data-language="text"><pre tabindex="0"><code>a</code></pre></figure>',
    )
  })

  test.each(['js', 'JS'])('%s: tokens are classes, never styles', async (language) => {
    const html = await toHtml('const a = "b" // c', language)
    expect(html).toContain('data-language="js"')
    expect(html).toContain('<span class="tk">const</span>')
    expect(html).not.toMatch(/ style=| data-rehype| data-theme/)
  })

  test.each(['js', 'jsx', 'css', 'diff', 'md', 'yaml', 'bash'])(
    '%s has no style',
    async (language) => {
      expect(await toHtml('a { b: "c" } # 1\n+ d\n- e\n[f](g)', language)).not.toContain('style=')
    },
  )

  test.each([
    ['title="src/pages/index.js"', 'src/pages/index.js'],
    ["title='a b.js'", 'a b.js'],
    ['title="a & <b>"', 'a &#x26; &#x3C;b>'],
  ])('%s is its caption', async (meta, caption) => {
    const html = await toHtml('a', `js ${meta}`)
    expect(html).toContain(`<figcaption>${caption}</figcaption>`)
    expect(html).not.toContain('<mark')
  })

  test('line numbers are asked for', async () => {
    expect(await toHtml('a\nb', 'text showLineNumbers')).toContain(
      '<pre tabindex="0" class="numbered"><code><span class="line">a\n</span><span class="line">b</span></code>',
    )
    expect(await toHtml('a', 'text')).not.toContain('numbered')
  })
})

describe('marked lines', () => {
  test.each([
    ['{1}', ['a']],
    ['{2-3}', ['b', 'c']],
    ['{1,3-4}', ['a', 'c', 'd']],
    ['title="{2}.js" {1}', ['a']],
    ['{0,9}', []],
  ])('%s', async (meta, lines) => {
    const marks = toMarks(await toHtml('a\nb\nc\nd', `text ${meta}`))
    expect(Object.keys(marks)).toEqual(lines)
    expect(new Set(Object.values(marks))).toEqual(new Set(lines.length > 0 ? ['hl'] : []))
  })

  test('comments mark lines and are not shown', async () => {
    const html = await toHtml('// highlight-next-line\na()\n// This will error\nb()\nc()', 'js')
    expect(toMarks(html)).toEqual({ 'a()': 'hl', 'b()': 'err' })
    expect(toText(html)).toBe('a()\nb()\nc()')
  })

  test('with a range, comments are code', async () => {
    const code = 'a\n// highlight-next-line\nb'
    const html = await toHtml(code, 'js {1}')
    expect(toText(html)).toBe(code)
    expect(toMarks(html)).toEqual({ a: 'hl' })
  })

  test('in a diff are added and removed ones, but not the file names', async () => {
    const code = '--- a.js\n+++ b.js\n-c\n+d\n e'
    expect(toMarks(await toHtml(code, 'diff'))).toEqual({ '-c': 'del', '+d': 'add' })
  })

  test('in other languages plus and minus mean nothing', async () => {
    expect(toMarks(await toHtml('-a\n+b', 'text'))).toEqual({})
  })
})

describe('toTokenClass', () => {
  test('knows the kinds that have a colour', () => {
    expect(toTokenClass('color:var(--token-token-keyword)')).toBe('tk')
    expect(toTokenClass('color:var(--token-foreground)')).toBeUndefined()
    expect(toTokenClass('')).toBeUndefined()
  })
})
