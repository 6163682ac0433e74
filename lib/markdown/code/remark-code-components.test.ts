import { describe, expect, test } from '@jest/globals'
import { compileMdx } from '../compile/compile'

async function compile(body: string, extension = 'mdx') {
  const path = `content/docs/current/page.${extension}`
  const { code, problems } = await compileMdx({ path, frontMatter: '', body }, new Map())
  return {
    calls: [...code.matchAll(/\(Playground, \{\s*(\w+)/g)].map(([, prop]) => prop),
    html: [...code.matchAll(/html: ("(?:[^"\\]|\\.)*")/g)].map(([, html = '""']) =>
      String(JSON.parse(html)),
    ),
    problems,
  }
}

const fence = (info: string) => `\`\`\`${info}\n<p>Hi</p>\n\`\`\`\n`

describe('a live fence', () => {
  test.each(['mdx', 'md'])('in %s is an editor around its own code block', async (extension) => {
    const { calls, html, problems } = await compile(`a\n\n${fence('jsx live')}\nb\n`, extension)
    expect(problems).toEqual([])
    expect(calls).toEqual(['children'])
    expect(html).toHaveLength(3)
    expect(html[1]).toMatch(/^<figure class="code" data-lang="jsx"><pre /)
  })

  test.each(['js live', 'JSX live', 'typescript live', 'tsx live', 'jsx {1} live showLineNumbers'])(
    '%s is an editor',
    async (info) => {
      expect(await compile(fence(info))).toMatchObject({ calls: ['children'], problems: [] })
    },
  )

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

  test('may be in a list', async () => {
    expect(await compile(`- a\n\n${fence('jsx live').replace(/^/gm, '  ')}`)).toMatchObject({
      calls: ['children'],
      problems: [],
    })
  })

  test('whose title contains "live" is code', async () => {
    expect(await compile(fence('jsx title="live"'))).toMatchObject({ calls: [], problems: [] })
  })
})

test.each([
  [
    'html live',
    'live code does not support the language "html"',
    'use `jsx` or `tsx`, or remove `live`',
  ],
  ['bash npm2yarn live', 'code cannot be both `live` and `npm2yarn`', 'remove one of the two'],
  ['jsx noInline', '`noInline` is for live code only', 'add `live`, or remove `noInline`'],
])('%s is one problem', async (info, message, fix) => {
  const { problems } = await compile(`a\n\n${fence(info)}`)
  expect(problems).toEqual([
    { path: 'content/docs/current/page.mdx', line: 3, column: 1, message, fix },
  ])
})

test('the component can also be written directly', async () => {
  const body = `import Playground from '@theme/Playground'\n\n<Playground noInline>{'render(1)'}</Playground>\n`
  expect(await compile(body)).toMatchObject({ calls: ['noInline'], html: [], problems: [] })
})
