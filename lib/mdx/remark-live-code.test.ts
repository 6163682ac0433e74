import { describe, expect, test } from '@jest/globals'
import { compileMdx } from './compile'

async function compile(body: string, extension = 'mdx') {
  const path = `content/docs/current/page.${extension}`
  const { code, faults } = await compileMdx({ path, frontMatter: '', body }, new Map())
  return {
    calls: [...code.matchAll(/\(Playground, \{\s*(\w+)/g)].map(([, prop]) => prop),
    html: [...code.matchAll(/html: ("(?:[^"\\]|\\.)*")/g)].map(([, html = '""']) =>
      String(JSON.parse(html)),
    ),
    faults,
  }
}

const fence = (info: string) => `\`\`\`${info}\n<p>Hi</p>\n\`\`\`\n`

describe('a live fence', () => {
  test.each(['mdx', 'md'])('in %s is an editor around its own code block', async (extension) => {
    const { calls, html, faults } = await compile(`a\n\n${fence('jsx live')}\nb\n`, extension)
    expect(faults).toEqual([])
    expect(calls).toEqual(['children'])
    expect(html).toHaveLength(3)
    expect(html[1]).toMatch(/^<figure class="code" data-language="jsx"><pre /)
  })

  test.each(['js live', 'JSX live', 'typescript live', 'tsx live', 'jsx {1} live showLineNumbers'])(
    '%s is an editor',
    async (info) => {
      expect(await compile(fence(info))).toMatchObject({ calls: ['children'], faults: [] })
    },
  )

  test('passes noInline on', async () => {
    expect(await compile(fence('jsx live noInline'))).toMatchObject({
      calls: ['noInline'],
      faults: [],
    })
  })

  test('keeps its title and its marked lines', async () => {
    const { calls, html } = await compile(fence('tsx live title="a live one" {1}'))
    expect(calls).toEqual(['children'])
    expect(html[0]).toContain('<figcaption>a live one</figcaption>')
    expect(html[0]).toContain('<span class="line hl">')
  })

  test('may stand in a list', async () => {
    expect(await compile(`- a\n\n${fence('jsx live').replace(/^/gm, '  ')}`)).toMatchObject({
      calls: ['children'],
      faults: [],
    })
  })

  test('of which only the title speaks is code', async () => {
    expect(await compile(fence('jsx title="live"'))).toMatchObject({ calls: [], faults: [] })
  })
})

test.each([
  [
    'html live',
    'live code cannot be in the language "html"',
    'use `jsx` or `tsx`, or remove `live`',
  ],
  ['bash npm2yarn live', 'code cannot be both `live` and `npm2yarn`', 'remove one of the two'],
  ['jsx noInline', '`noInline` is for live code only', 'add `live`, or remove `noInline`'],
])('%s is one fault', async (info, message, fix) => {
  const { faults } = await compile(`a\n\n${fence(info)}`)
  expect(faults).toEqual([
    { path: 'content/docs/current/page.mdx', line: 3, column: 1, message, fix },
  ])
})

test('the component may be written as well', async () => {
  const body = `import Playground from '@theme/Playground'\n\n<Playground noInline>{'render(1)'}</Playground>\n`
  expect(await compile(body)).toMatchObject({ calls: ['noInline'], html: [], faults: [] })
})
