import { describe, expect, test } from '@jest/globals'
import { compileBody } from '@/lib/testing/compile-body'

/** Returns the first prop of each component that shows code, the HTML outside and inside these, and the problems. */
async function compile(body: string, extension = 'mdx') {
  const { code, problems } = await compileBody(body, `content/docs/current/page.${extension}`)
  return {
    calls: [...code.matchAll(/\((?:Playground|Mermaid), \{\s*(\w+)/g)].map(([, prop]) => prop),
    html: [...code.matchAll(/html: ("(?:[^"\\]|\\.)*")/g)].map(([, html = '""']) =>
      String(JSON.parse(html)),
    ),
    problems,
  }
}

const fence = (info: string, code = '<p>Hi</p>') => `\`\`\`${info}\n${code}\n\`\`\`\n`

const graph = 'graph TD;\n  A-->B;'

test.each([
  ['jsx live', 'jsx', '<p>Hi</p>', 'mdx'],
  ['jsx live', 'jsx', '<p>Hi</p>', 'md'],
  ['mermaid', 'mermaid', graph, 'mdx'],
  ['mermaid', 'mermaid', graph, 'md'],
])('a fence %s is a component around its own code block', async (...input) => {
  const [info, language, code, extension] = input
  const { calls, html, problems } = await compile(`a\n\n${fence(info, code)}\nb\n`, extension)
  expect(problems).toEqual([])
  expect(calls).toEqual(['children'])
  expect(html).toHaveLength(3)
  expect(html[1]).toMatch(new RegExp(`^<figure class="code" data-lang="${language}"><pre `))
  expect(html[1]?.replace(/<[^>]+>/g, '').replaceAll('&#x3C;', '<')).toBe(code)
})

test.each([
  ...['js live', 'JSX live', 'typescript live', 'tsx live', 'jsx {1} live showLineNumbers'],
  'Mermaid',
])('%s is a component, in a list as well', async (info) => {
  const code = fence(info, info === 'Mermaid' ? graph : undefined)
  const expected = { calls: ['children'], problems: [] }
  expect(await compile(code)).toMatchObject(expected)
  expect(await compile(`- a\n\n${code.replace(/^/gm, '  ')}`)).toMatchObject(expected)
})

test.each([fence('jsx title="live"'), `${fence('text', graph)}\n\`mermaid\`\n`])(
  '%j is code',
  async (body) => {
    expect(await compile(body)).toMatchObject({ calls: [], problems: [] })
  },
)

describe('a live fence', () => {
  test('passes on noInline', async () => {
    expect(await compile(fence('jsx live noInline'))).toMatchObject({
      calls: ['noInline'],
      problems: [],
    })
  })

  test('keeps its title and its marked lines', async () => {
    const { calls, html } = await compile(fence('tsx live title="a live one" {1}'))
    expect(calls).toEqual(['children'])
    expect(html[0]).toContain('<figcaption>a live one</figcaption>')
    expect(html[0]).toContain('<span class="line hl">')
  })
})

test('the size of a diagram is passed to its component', async () => {
  const { code, problems } = await compileBody(fence('mermaid size=640x480', graph))
  expect(problems).toEqual([])
  expect(code).toMatch(/\(Mermaid, \{\s*width: "640",\s*height: "480"/)
})

test.each([
  [
    fence('html live'),
    'live code does not support the language "html"',
    'use `jsx` or `tsx`, or remove `live`',
  ],
  [
    fence('bash npm2yarn live'),
    'code cannot be both `live` and `npm2yarn`',
    'remove one of the two',
  ],
  [fence('jsx noInline'), '`noInline` is for live code only', 'add `live`, or remove `noInline`'],
  ...['<Mermaid chart="graph TD" />', '<Mermaid />', '<Mermaid>\ngraph TD\n</Mermaid>'].map(
    (body): [string, string, string] => [
      body,
      '<Mermaid> has no diagram',
      'write its text as value={`…`}, or as a code block of the language `mermaid`',
    ],
  ),
])('%j is one problem', async (body, message, fix) => {
  const { problems } = await compile(`a\n\n${body}`)
  expect(problems).toEqual([
    { path: 'content/docs/current/page.mdx', line: 3, column: 1, message, fix },
  ])
})

test('the components can also be written directly', async () => {
  const playground = `import Playground from '@theme/Playground'\n\n<Playground noInline>{'render(1)'}</Playground>\n`
  expect(await compile(playground)).toMatchObject({ calls: ['noInline'], html: [], problems: [] })
  const diagram = `import Mermaid from '@theme/Mermaid'\n\n<Mermaid value="graph TD; A-->B" />\n`
  expect(await compile(diagram)).toMatchObject({
    calls: ['children'],
    html: [expect.stringMatching(/^<figure class="code" data-lang="mermaid"><pre /)],
    problems: [],
  })
})
