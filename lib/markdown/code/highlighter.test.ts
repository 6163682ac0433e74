import { expect, test } from '@jest/globals'
import { createCodeHighlighter } from './highlighter'

const options = { theme: 'tokens' }

test('code is highlighted the same way before and after other languages are loaded', async () => {
  const code = '---\na: 1\n---\n\n```js\nlet a\n```\n\n```rust\nlet a = 1;\n```\n'
  const first = await createCodeHighlighter()
  await first.loadLanguage('md')
  const before = first.codeToHtml(`${code}${Math.random()}`, { ...options, lang: 'md' })
  await first.loadLanguage('rust', 'cpp')
  const after = first.codeToHtml(`${code}${Math.random()}`, { ...options, lang: 'markdown' })
  const withoutNumber = (html: string) => html.replace(/0\.\d+/, '')
  expect(withoutNumber(after)).toBe(withoutNumber(before))
  expect(before).toContain('<span class="tk">let</span>')
})

test('a language that no document uses is loaded when it is needed', async () => {
  const highlighter = await createCodeHighlighter()
  await highlighter.loadLanguage('rust')
  expect(highlighter.codeToHtml('let a = "b";', { ...options, lang: 'rs' })).toContain(
    '<span class="tk">let</span>',
  )
})

test('whitespace belongs to the next token of another color', async () => {
  const highlighter = await createCodeHighlighter()
  await highlighter.loadLanguage('js')
  const html = highlighter.codeToHtml('return  "a"', { ...options, lang: 'js' })
  expect(html).toContain('<span class="tk">return</span><span class="ts">  "a"</span>')
})
