import { describe, expect, test } from '@jest/globals'
import { compileBody, renderBody } from '@/lib/testing/compile-body'

/** Returns the HTML of a body without icons and line breaks. */
async function toHtml(body: string): Promise<string> {
  const html = await renderBody(body)
  return html.replace(/<span><svg [\s\S]*?<\/svg><\/span>/g, '').replaceAll('\n', '')
}

const toBox = (kind: string, title: string, body: string) =>
  `<div class="admonition" data-kind="${kind}" role="note"><p class="admonition-title">${title}</p>${body}</div>`

describe('an alert', () => {
  test.each([
    ['NOTE', 'note', 'Note'],
    ['TIP', 'tip', 'Tip'],
    ['IMPORTANT', 'info', 'Important'],
    ['WARNING', 'warning', 'Warning'],
    ['CAUTION', 'caution', 'Caution'],
    ['Note', 'note', 'Note'],
  ])('[!%s] is the admonition %s', async (name, kind, title) => {
    expect(await toHtml(`> [!${name}]\n> a`)).toBe(toBox(kind, title, '<p>a</p>'))
  })

  test.each([
    ['> [!TIP]\n>\n> a', '<p>a</p>'],
    ['> [!TIP]  \n> a', '<p>a</p>'],
    ['> [!TIP]\\\n> a', '<p>a</p>'],
    ['> [!TIP]\n> **a** b', '<p><strong>a</strong> b</p>'],
    ['> [!TIP]\n> - a\n> - b', '<ul><li>a</li><li>b</li></ul>'],
    ['> [!TIP]', ''],
    ['> [!TIP]\n> > [!NOTE]\n> > a', toBox('note', 'Note', '<p>a</p>')],
  ])('%j', async (body, content) => {
    expect(await toHtml(body)).toBe(toBox('tip', 'Tip', content))
  })

  test('may be in a list or an admonition', async () => {
    const box = toBox('tip', 'Tip', '<p>b</p>')
    expect(await toHtml('- a\n\n  > [!TIP]\n  > b')).toContain(box)
    expect(await toHtml(':::note\n\n> [!TIP]\n> b\n\n:::')).toContain(box)
  })
})

describe('a quote', () => {
  test.each(['> a', '> [!TIP] a', '> a\n> [!TIP]', '> [!TIP]**a**', '> [TIP]\n> a', '> `[!TIP]`'])(
    '%j stays a quote',
    async (body) => {
      expect(await toHtml(body)).toMatch(/^<blockquote>/)
    },
  )
})

test('an unknown name is a problem', async () => {
  const { problems } = await compileBody('a\n\n> [!NOTES]\n> b')
  expect(problems).toEqual([
    {
      path: 'content/docs/current/page.mdx',
      line: 3,
      column: 1,
      message: 'unknown alert "[!NOTES]"',
      fix: 'use one of NOTE, TIP, IMPORTANT, WARNING, CAUTION',
      suggestion: 'NOTE',
    },
  ])
})
