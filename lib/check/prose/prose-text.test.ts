import { expect, test } from '@jest/globals'
import { toDataProse, toProseText } from './prose-text'

/** Returns the prose of a body, one text per block. */
function read(file: string): string[] {
  return toProseText(file).blocks.map(({ text }) => text.replace(/ +/g, ' ').trim())
}

test.each([
  ['markup', 'Some *very* **bold** text.', ['Some very bold text.']],
  ['code', 'Set `url` to $x$ or {1 + 1}.', ['Set ⓍⓍⓍⓍⓍ to ⓍⓍⓍ or ⓍⓍⓍⓍⓍⓍⓍ.']],
  ['links', 'See [the guide](./colour.mdx#a "b").', ['See the guide .']],
  ['line breaks', '> One\n> line.', ['One line.']],
  ['headings', '## A title {#colour, tint}', ['A title']],
  ['admonitions', ':::note Read this\n\nText.\n\n:::\n\nMore', ['Read this', 'Text.', 'More']],
  ['tables', '| A | B |\n| - | - |\n| C | `d` |', ['A', 'B', 'C', 'ⓍⓍⓍ']],
  [
    'a table in a list',
    '- A\n\n  | B | `c \\| d` |\n  | --- | --- |\n  | *E* | F \\| G |',
    ['A', 'B', 'ⓍⓍⓍⓍⓍⓍⓍⓍ', 'E', 'F', 'G'],
  ],
  ['a pipe in a sentence', 'Use a | b.', ['Use a | b.']],
  ['strikethrough and tasks', '- [x] Some ~~old~~ text', ['[x] Some old text']],
  ['escapes', 'A \\{ brace &amp; more', ['A { brace more']],
  ['components', '<Tabs>\n<TabItem value="colour">\n\nText\n\n</TabItem>\n</Tabs>', ['Text']],
  ['fences', 'Before\n\n```js\nconst colour = 1\n```\n\nAfter', ['Before', 'After']],
  ['images', '![A red pot](p.png)', ['ⓍⓍⓍⓍⓍⓍⓍⓍⓍⓍⓍⓍⓍⓍⓍⓍⓍⓍⓍ', 'A red pot']],
  ['comments', '{/* colour */}\n\nText', ['Text']],
  ['imports', "import A from './_colour.mdx'\n\nText", ['Text']],
])('%s', (_, body, blocks) => {
  expect(read(body)).toEqual(blocks)
})

test('titles and descriptions are prose, other front matter is not', () => {
  expect(
    read('---\ntitle: "A title"\nslug: /colour\ndescription: About `it`\n---\n\nText\n'),
  ).toEqual(['A title', 'About ⓍⓍⓍⓍ', 'Text'])
})

test('the texts of releases are prose', () => {
  expect(
    read(
      '---\nsections:\n  - kind: fix\n    items:\n      - text: The [page](./a.mdx) loads\n---\n',
    ),
  ).toEqual(['The page loads'])
})

test('every block is as long as its source and has its position', () => {
  const file = '---\ntitle: A page\n---\n\n:::tip Read *this*\n\nUse `a` **often**.\n\n:::\n'
  for (const { text, offset } of toProseText(file).blocks) {
    for (const [word] of text.matchAll(/\w+/g)) {
      const at = offset + text.indexOf(word)
      expect(file.slice(at, at + word.length)).toBe(word)
    }
  }
})

test('finds URLs without link text, but not URLs with it', () => {
  const file = 'See https://a.example/b and [this](https://c.example).'
  expect(toProseText(file).bareUrls).toEqual([{ offset: 4, url: 'https://a.example/b' }])
  expect(toProseText(`${file}\n\n\`\`\`md\n${file}\n\`\`\`\n`).bareUrls).toEqual([])
})

test('the texts and descriptions of a YAML file are prose, its titles and other values are not', () => {
  const file = '- title: Colour\n  tags: [colour]\n  description: A `page`\n  text: "Some text"\n'
  expect(toDataProse(file)).toEqual([
    { kind: 'field', text: 'A ⓍⓍⓍⓍⓍⓍ', offset: file.indexOf('A `page`') },
    { kind: 'field', text: ' Some text ', offset: file.indexOf('"Some') },
  ])
})
