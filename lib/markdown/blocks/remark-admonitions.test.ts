import { describe, expect, test } from '@jest/globals'
import { findBodyProblems, renderBody } from '@/lib/testing/compile-body'

/** Returns the HTML of a body, with its icons replaced. */
async function toHtml(body: string): Promise<string> {
  const html = await renderBody(body)
  return html.replace(/<span><svg [\s\S]*?<\/svg><\/span>/g, '[icon]')
}

const toBox = (kind: string, title: string, body: string) =>
  `<div class="admonition" data-kind="${kind}" role="note"><p class="admonition-title">[icon]${title}</p>${body}</div>`

describe('kinds', () => {
  test.each([
    ['note', 'note', 'Note'],
    ['tip', 'tip', 'Tip'],
    ['info', 'info', 'Info'],
    ['warning', 'warning', 'Warning'],
    ['danger', 'danger', 'Danger'],
    ['caution', 'caution', 'Caution'],
    ['secondary', 'note', 'Secondary'],
    ['important', 'info', 'Important'],
    ['success', 'tip', 'Success'],
    ['my-custom-admonition', 'info', 'My custom admonition'],
  ])(':::%s is a %s', async (name, kind, title) => {
    expect(await toHtml(`:::${name}\n\na\n\n:::`)).toBe(toBox(kind, title, '<p>a</p>'))
  })
})

describe('title', () => {
  test('is the text in brackets, including its Markdown', async () => {
    expect(await toHtml(':::tip[Use `a` *now*]\n\nb\n\n:::')).toBe(
      toBox('tip', 'Use <code>a</code> <em>now</em>', '<p>b</p>'),
    )
  })
  test.each([
    [':::tip Some title', 'Some title'],
    [':::tip   Use `a` *now* ', 'Use <code>a</code> <em>now</em>'],
    [':::tip [Some title]', 'Some title'],
    [':::tip a[0] and [b]', 'a[0] and [b]'],
    [':::tip a[0', 'a[0'],
    [':::tip at localhost:3000', 'at localhost:3000'],
    [':::tip{title="Plain *text*"}', 'Plain *text*'],
    [':::tip {title="Plain *text*"}', 'Plain *text*'],
    [':::tip {1 + 1} times', '2 times'],
    [':::tip[Not this]{title="This"}', 'This'],
    [':::tip[]', 'Tip'],
  ])('%s', async (opening, title) => {
    expect(await toHtml(`${opening}\n\nb\n\n:::`)).toBe(toBox('tip', title, '<p>b</p>'))
  })
  test('after the name is ignored in code', async () => {
    const html = await toHtml('````md\n```\n:::tip a\n```\n:::tip b\n````')
    expect(html).toContain(':::tip a<')
    expect(html).toContain(':::tip b<')
  })
  test('after the name does not affect the text that follows', async () => {
    expect(await toHtml(':::tip Some title\n\nb\n\n:::\n\nAt localhost:port[*x*] it')).toContain(
      '<p>At localhost:port[<em>x</em>] it</p>',
    )
  })
  test('has an icon that is hidden from screen readers', async () => {
    expect(await renderBody(':::tip\na\n:::')).toMatch(/<svg [^>]*aria-hidden="true"/)
  })
})

describe('body', () => {
  test('may contain any blocks', async () => {
    const html = await toHtml(':::note\n\n## A\n\n- b\n\n```js\nc\n```\n\n:::')
    for (const tag of ['<h2 id="a">', '<li>b</li>', '<figure class="code"'])
      expect(html).toContain(tag)
  })
  test('may be empty', async () => {
    expect(await toHtml(':::note\n:::')).toBe(toBox('note', 'Note', ''))
  })
  test.each([':::note A title\n:::', ':::note[A title]\n\n:::'])(
    '%j has only a title',
    async (body) => {
      expect(await toHtml(body)).toBe(toBox('note', 'A title', ''))
    },
  )
  test('may contain an admonition with fewer colons', async () => {
    expect(await toHtml('::::note\n\na\n\n:::tip[B]\n\nc\n\n:::\n\nd\n\n::::')).toBe(
      toBox('note', 'Note', `<p>a</p>${toBox('tip', 'B', '<p>c</p>')}<p>d</p>`),
    )
  })
})

describe('place', () => {
  const inner = toBox('tip', 'B', '<p>c</p>')
  test.each([
    ['in a quote', '> :::tip B\n>\n> c\n>\n> :::'],
    ['in a quote, in brackets', '> :::tip[B]\n> c\n> :::'],
    ['indented', '  :::tip B\n\n  c\n\n  :::'],
    ['in a list item', '- a\n\n  :::tip B\n  c\n  :::\n'],
    ['as a list item', '1. :::tip B\n   c\n   :::\n'],
    ['indented in another', '::::note Outer\n\n  :::tip B\n\n  c\n\n  :::\n\n::::'],
    ['in details', '<details>\n\n:::tip B\n\nc\n\n:::\n\n</details>'],
  ])('%s', async (_, body) => {
    expect(await toHtml(body)).toContain(inner)
  })
})

test.each([
  [':::nope Some title\na\n:::', '1:1 unknown admonition ":::nope" (note)'],
  [':::constructor\na\n:::', '1:1 unknown admonition ":::constructor"'],
])('%j is a problem', async (body, problem) => {
  expect(await findBodyProblems(body)).toEqual([problem])
})
