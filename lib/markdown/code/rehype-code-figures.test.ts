import { describe, expect, jest, test } from '@jest/globals'
import { toString } from 'hast-util-to-string'
import { parseHtml } from '@/lib/core/parse-html'
import { renderBody } from '@/lib/testing/compile-body'

/** Returns the HTML of one fence. */
function toHtml(code: string, info: string): Promise<string> {
  const fence = '`````'
  return renderBody(`${fence}${info}\n${code}\n${fence}\n`, 'content/tests/docs/page.mdx')
}

/** Returns what a reader copies. */
function toText(html: string): string {
  const code = /<code>([\s\S]*)<\/code>/.exec(html)?.[1] ?? ''
  return toString(parseHtml(code))
}

/** Returns the classes of each line that has any, by the text of the line. */
function toMarks(html: string): Record<string, string> {
  const marked = html.matchAll(/<span class="line ([^"]+)"[^>]*>([\s\S]*?\n|[\s\S]*?$)/g)
  return Object.fromEntries(
    [...marked].map(([, classes = '', line = '']) => [
      toString(parseHtml(line.replace(/<\/code>.*/, ''))).trim(),
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
    ['vb', 'Dim a As Integer'],
    ['f90', 'program a ! b'],
    ['cobol', '       DISPLAY "a".'],
    ['', 'localhost:port {a}'],
  ])('%s: is exactly the code: %j', async (language, code) => {
    expect(toText(await toHtml(code, language))).toBe(code)
  })

  test('with marked and numbered lines is exactly the code', async () => {
    const code = 'a\n\nb\nc'
    expect(toText(await toHtml(code, 'js {2-3} showLineNumbers'))).toBe(code)
  })
})

describe('markup', () => {
  test.each(['text', 'text title=""'])('%s is a figure with its language', async (info) => {
    expect(await toHtml('a', info)).toBe(
      '<figure class="code" data-lang="text"><pre tabindex="0" class="one-line"><code>a</code></pre></figure>',
    )
  })

  test.each(['js', 'JS'])('%s: tokens are classes, never styles', async (language) => {
    const html = await toHtml('const a = "b" // c', language)
    expect(html).toContain('data-lang="js"')
    expect(html).toContain('<span class="tk">const</span>')
    expect(html).not.toMatch(/ style=| data-rehype| data-theme/)
  })

  test.each([
    ['title="src/pages/index.js"', 'src/pages/index.js'],
    ["title='a b.js'", 'a b.js'],
    [`title='say "a"'`, 'say "a"'],
    [`title="it's"`, "it's"],
    ['title="{1}/showLineNumbers/"', '{1}/showLineNumbers/'],
    ['title="a & <b>"', 'a &#x26; &#x3C;b>'],
  ])('%s is its caption', async (meta, caption) => {
    const html = await toHtml('a', `js ${meta}`)
    expect(html).toContain(`<figcaption>${caption}</figcaption>`)
    expect(html).not.toContain('<mark')
  })

  test('line numbers are shown on request', async () => {
    expect(await toHtml('a\nb', 'text showLineNumbers')).toContain(
      '<pre tabindex="0" class="numbered"><code><span class="line">a\n</span><span class="line">b</span></code>',
    )
    expect(await toHtml('a', 'text')).not.toContain('numbered')
  })

  test.each([
    ['showLineNumbers={9}', ['9', '10']],
    ['showLineNumbers{9}', ['9', '10']],
    ['showLineNumbers=9', ['9', '10']],
    ['showLineNumbers={0}', ['0', '1']],
    ['showLineNumbers={true}', []],
    ['showLineNumbers={false}', []],
  ])('%s starts with its number', async (meta, numbers) => {
    const html = await toHtml('a\nb', `text ${meta}`)
    expect([...html.matchAll(/ data-n="(\d+)"/g)].map(([, number]) => number)).toEqual(numbers)
    expect(html.includes('numbered')).toBe(!meta.includes('false'))
  })

  test('long numbers get more room', async () => {
    expect(await toHtml('a\nb', 'text showLineNumbers={99}')).toContain('data-digits="3"')
    expect(await toHtml('a\nb', 'text showLineNumbers={98}')).not.toContain('data-digits')
  })
})

describe('marked lines', () => {
  test.each([
    ['{1,3-4}', ['a', 'c', 'd']],
    ['{4-3, 1}', ['a', 'c', 'd']],
    ['{0,-1,9}', []],
    ['{3-99}', ['c', 'd']],
    ['title="{2}.js" {1}', ['a']],
    ['showLineNumbers{5} {2}', ['b']],
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

  test('a line has the marks of all its comments', async () => {
    const html = await toHtml('// highlight-next-line\n// This will error\na()', 'js')
    expect(toMarks(html)).toEqual({ 'a()': 'hl err' })
  })

  test('an error is underlined from its first letter', async () => {
    const html = await toHtml('// This will error\n  a = 1', 'js')
    expect(html).toMatch(/<span class="line err"> {2}<span class="problem">a <span class="tk">=/)
    expect(toText(html)).toBe('  a = 1')
  })

  test.each([
    ['focus={2-3}', { b: 'focus', c: 'focus' }],
    ['focus{2} {1}', { a: 'hl', b: 'focus' }],
    ['focus {1}', { a: 'hl focus' }],
    ['focus', {}],
  ])('%s', async (meta, marks) => {
    const html = await toHtml('a\nb\nc', `text ${meta}`)
    expect(toMarks(html)).toEqual(marks)
    expect(html.includes('class="focused"')).toBe(Object.keys(marks).length > 0)
  })

  test('comments focus lines', async () => {
    const html = await toHtml('a()\n// focus-start\nb()\nc()\n// focus-end', 'js')
    expect(toMarks(html)).toEqual({ 'b()': 'focus', 'c()': 'focus' })
    expect(html).toContain('<pre tabindex="0" class="focused">')
  })

  test('with a range, comments are code', async () => {
    const code = 'a\n// highlight-next-line\nb'
    const html = await toHtml(code, 'js {1}')
    expect(toText(html)).toBe(code)
    expect(toMarks(html)).toEqual({ a: 'hl' })
  })

  test('in a diff are added and removed lines, but not file names', async () => {
    const code = '--- a.js\n+++ b.js\n-c\n+d\n e'
    expect(toMarks(await toHtml(code, 'diff'))).toEqual({ '-c': 'del', '+d': 'add' })
  })

  test('plus and minus have no meaning in other languages', async () => {
    expect(toMarks(await toHtml('-a\n+b', 'text'))).toEqual({})
  })
})

test('a line is fully colored even on a slow machine', async () => {
  let now = 0
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => (now += 1000))
  expect(await toHtml('const a = 1', 'js')).toContain('<span class="tc"> 1</span>')
  clock.mockRestore()
})
