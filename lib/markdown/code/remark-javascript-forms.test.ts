import { expect, test } from '@jest/globals'
import { renderBody } from '@/lib/testing/compile-body'

/** Returns the titles of code blocks. */
const findTitles = (html: string) =>
  [...html.matchAll(/<figcaption>(.*?)<\/figcaption>/g)].map(([, title]) => title)

const typed = '```ts title="a.ts"\nexport const a: string = 1;\n```\n'

test('a file in TypeScript is shown in both languages, JavaScript first', async () => {
  const html = await renderBody(typed)
  expect(html).toContain('<div class="tabs" data-group="code-language">')
  expect(html).toMatch(/aria-selected="true"[^>]*data-value="js">JavaScript</)
  expect(html).toMatch(/aria-selected="false"[^>]*data-value="ts">TypeScript</)
  expect(findTitles(html)).toEqual(['a.js', 'a.ts'])
})

test('code without types is shown once, with both names', async () => {
  const html = await renderBody('```tsx title="src/a.tsx"\nexport const a = 1;\n```\n')
  expect(html).not.toContain('role="tablist"')
  expect(findTitles(html)).toEqual(['src/a.js or .tsx'])
})

test('hidden lines are hidden in both languages', async () => {
  const html = await renderBody(
    '```ts title="a.ts"\n// hide-start\nimport type {B} from "b";\n// hide-end\n\nconst a: B = 1;\n```\n',
  )
  expect(html).not.toContain('hide')
  expect(findTitles(html)).toEqual(['a.js', 'a.ts'])
})

test.each([
  ['in a tab', `<Tabs>\n<TabItem value="a">\n\n${typed}\n</TabItem>\n</Tabs>\n`],
  ['about TypeScript', typed.replace('a.ts"', 'a.ts" no-javascript')],
  ['that does not parse', '```ts title="a.ts"\nconst a = ;\n```\n'],
])('a file %s is shown as its author wrote it', async (_, body) => {
  expect(findTitles(await renderBody(body))).toEqual(['a.ts'])
})

test('fixtures are shown as they are', async () => {
  expect(findTitles(await renderBody(typed, 'content/tests/docs/page.mdx'))).toEqual(['a.ts'])
})
