import { describe, expect, test } from '@jest/globals'
import { compileBody, renderBody } from '@/lib/testing/compile-body'

const path = 'content/docs/current/page.mdx'

const block = (language: string, code: string, title = '') =>
  `<figure class="code" data-lang="${language}">${title}<pre tabindex="0"><code>${code}</code></pre></figure>`

const line = (language: string, code: string) =>
  block(language, code).replace('<pre tabindex="0"', '$& class="one-line"')

const fence = (code: string) => (code.includes('\n') ? block : line)('text', code)

const constant =
  '<span class="tk">const</span><span class="tc"> a</span><span class="tk"> =</span><span class="tc"> 1</span>'

describe('text becomes a fence', () => {
  test.each([
    ['in an expression', '<CodeBlock language="js">{`const a = 1`}</CodeBlock>'],
    ['as a list', `<CodeBlock language="js">{['const a', ' = 1\\n']}</CodeBlock>`],
    ['in several expressions', `<CodeBlock language="js">\n{'const a'}\n{' = 1'}\n</CodeBlock>`],
    ['between tags', '<CodeBlock language="js">\nconst a = 1\n</CodeBlock>'],
    ['with the language as a class', '<CodeBlock className="language-js">const a = 1</CodeBlock>'],
    ['in <pre>', '<pre className="language-js">const a = 1</pre>'],
    ['in <code> in <pre>', '<pre><code className="language-js">{`const a = 1`}</code></pre>'],
    ['in <code> with a line break', '<code className="language-js">{`const a = 1\n`}</code>'],
  ])('%s', async (_, body) => {
    expect(await renderBody(body)).toBe(line('js', constant))
  })

  test.each([
    ['<CodeBlock>{`a\nb`}</CodeBlock>', 'a\nb'],
    ['<pre>One text</pre>', 'One text'],
    ["<pre>{['one', 'two']}</pre>", 'onetwo'],
    ['<code>{`a\nb\n`}</code>', 'a\nb'],
    ['<CodeBlock />', ''],
  ])('%j has no language', async (body, code) => {
    expect(await renderBody(body)).toBe(fence(code))
  })

  test('with a title, numbers and the words of a fence', async () => {
    expect(
      await renderBody(
        `<CodeBlock title='a "b".js' showLineNumbers={12} metastring="{1}">{\`a\nb\`}</CodeBlock>`,
      ),
    ).toBe(
      '<figure class="code" data-lang="text"><figcaption>a "b".js</figcaption><pre tabindex="0" class="numbered"><code><span class="line hl" data-n="12">a\n</span><span class="line" data-n="13">b</span></code></pre></figure>',
    )
  })

  test('with directives', async () => {
    const body = '<CodeBlock language="js">{`// highlight-next-line\nb`}</CodeBlock>'
    expect(await renderBody(body)).toBe(line('js', '<span class="line hl">b</span>'))
  })
})

describe('elements are shown unchanged', () => {
  test.each([
    ['<pre>a <b>b</b></pre>', 'a <b>b</b>'],
    ['<pre>\na **b**\n</pre>', 'a <strong>b</strong>'],
    ['<pre><code><b>a</b><i>b</i></code></pre>', '<b>a</b><i>b</i>'],
    ['<code>a <b>b</b></code>', 'a <b>b</b>'],
    ['<CodeBlock language="js"><b>const</b></CodeBlock>', '<b>const</b>'],
  ])('%s', async (body, code) => {
    expect(await renderBody(body)).toBe(block('text', code))
  })

  test('with their title', async () => {
    expect(await renderBody('<CodeBlock title="A"><b>b</b></CodeBlock>')).toBe(
      block('text', '<b>b</b>', '<figcaption>A</figcaption>'),
    )
  })
})

test.each([
  ['<code>one line</code>', '<code>one line</code>'],
  ["<code>{'one'}</code>", '<code>one</code>'],
  ['Text with <code>{`{a}`}</code>.', '<p>Text with <code>{a}</code>.</p>'],
  ['Text with <code>code</code>.', '<p>Text with <code>code</code>.</p>'],
  ['Text with <code>**code**</code>.', '<p>Text with <code><strong>code</strong></code>.</p>'],
])('%s stays inline', async (body, html) => {
  expect(await renderBody(body)).toBe(html)
})

describe('problems', () => {
  test.each([
    [
      'Text <CodeBlock>a</CodeBlock>',
      '<CodeBlock> inside a paragraph',
      'put its tags on separate lines, between blank lines',
    ],
    [
      '<CodeBlock langauge="js">a</CodeBlock>',
      '<CodeBlock> has no attribute "langauge"',
      'use one of language, className, title, showLineNumbers, metastring',
    ],
    [
      '<CodeBlock title={<b>a</b>}>a</CodeBlock>',
      '"title" of <CodeBlock> is Markdown',
      'write text, or put it between the tags',
    ],
    [
      '<CodeBlock language="jss">a</CodeBlock>',
      'highlighting does not support the language "jss"',
      'use a known language or `text`, or add it to lib/markdown/code/languages.ts',
    ],
  ])('%s', async (body, message, fix) => {
    const { problems } = await compileBody(body)
    expect(problems).toMatchObject([{ path, line: 1, message, fix }])
  })
})
