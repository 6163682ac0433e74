import { describe, expect, test } from '@jest/globals'
import { compileMdx } from './compile'

/** HTML of a body without its icons. */
async function toHtml(body: string): Promise<string> {
  const source = { path: 'content/docs/current/page.mdx', frontMatter: '', body }
  const { code, faults } = await compileMdx(source, new Map())
  expect(faults).toEqual([])
  const html: unknown = JSON.parse(/html: ("(?:[^"\\]|\\.)*")/.exec(code)?.[1] ?? '""')
  return String(html).replace(/<span><svg [\s\S]*?<\/svg><\/span>/g, '[icon]')
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
    ['secondary', 'note', 'Note'],
    ['important', 'info', 'Info'],
    ['success', 'tip', 'Tip'],
  ])(':::%s is a %s', async (name, kind, title) => {
    expect(await toHtml(`:::${name}\n\na\n\n:::`)).toBe(toBox(kind, title, '<p>a</p>'))
  })
})

describe('title', () => {
  test('is what stands in brackets, with its Markdown', async () => {
    expect(await toHtml(':::tip[Use `a` *now*]\n\nb\n\n:::')).toBe(
      toBox('tip', 'Use <code>a</code> <em>now</em>', '<p>b</p>'),
    )
  })
  test('comes with an icon that is not read out', async () => {
    const source = { path: 'a.mdx', frontMatter: '', body: ':::tip\na\n:::' }
    const { code } = await compileMdx(source, new Map())
    expect(code).toMatch(/<svg [^>]*aria-hidden=\\"true\\"/)
  })
})

describe('body', () => {
  test('may hold any blocks', async () => {
    const html = await toHtml(':::note\n\n## A\n\n- b\n\n```js\nc\n```\n\n:::')
    for (const tag of ['<h2 id="a">', '<li>b</li>', '<figure class="code"'])
      expect(html).toContain(tag)
  })
  test('needs no blank lines', async () => {
    expect(await toHtml(':::note\na\n:::')).toBe(toBox('note', 'Note', '<p>a</p>'))
  })
  test('may be empty', async () => {
    expect(await toHtml(':::note\n:::')).toBe(toBox('note', 'Note', ''))
  })
  test('may hold an admonition with fewer colons', async () => {
    expect(await toHtml('::::note\n\na\n\n:::tip[B]\n\nc\n\n:::\n\nd\n\n::::')).toBe(
      toBox('note', 'Note', `<p>a</p>${toBox('tip', 'B', '<p>c</p>')}<p>d</p>`),
    )
  })
  test('ends at its colons', async () => {
    expect(await toHtml(':::note\na\n:::\n\nb')).toBe(
      `${toBox('note', 'Note', '<p>a</p>')}\n<p>b</p>`,
    )
  })
})

test('may stand in a list item', async () => {
  const html = await toHtml('- a\n\n  :::tip\n  b\n  :::\n')
  expect(html).toContain(toBox('tip', 'Tip', '<p>b</p>'))
})
