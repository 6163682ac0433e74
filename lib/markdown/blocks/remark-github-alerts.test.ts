import { describe, expect, test } from '@jest/globals'
import { compileBody, renderBody } from '@/lib/testing/compile-body'

const toHtml = async (body: string) => (await renderBody(body)).replaceAll('\n', '')

describe('an alert', () => {
  test.each([
    ['NOTE', 'note'],
    ['TIP', 'tip'],
    ['IMPORTANT', 'info[Important]'],
    ['WARNING', 'warning'],
    ['CAUTION', 'caution'],
    ['Note', 'note'],
  ])('[!%s] is the admonition %s', async (name, admonition) => {
    expect(await toHtml(`> [!${name}]\n> a`)).toBe(await toHtml(`:::${admonition}\na\n:::`))
  })

  test.each([
    ['> [!TIP]\n>\n> a', ':::tip\na\n:::'],
    ['> [!TIP]  \n> a', ':::tip\na\n:::'],
    ['> [!TIP]\\\n> a', ':::tip\na\n:::'],
    ['> [!TIP]\n> **a** b', ':::tip\n**a** b\n:::'],
    ['> [!TIP]\n> - a\n> - b', ':::tip\n- a\n- b\n:::'],
    ['> [!TIP]', ':::tip\n:::'],
    ['> [!TIP]\n> > [!NOTE]\n> > a', '::::tip\n:::note\na\n:::\n::::'],
    ['- a\n\n  > [!TIP]\n  > b', '- a\n\n  :::tip\n  b\n  :::'],
    ['::::note\n\n> [!TIP]\n> b\n\n::::', '::::note\n:::tip\nb\n:::\n::::'],
  ])('%j is %j', async (alert, admonition) => {
    expect(await toHtml(alert)).toBe(await toHtml(admonition))
  })
})

describe('a quote', () => {
  test.each(['> a', '> [!A] a', '> a\n> [!TIP]', '> [!A]**a**', '> [TIP]\n> a', '> `[!TIP]`'])(
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
