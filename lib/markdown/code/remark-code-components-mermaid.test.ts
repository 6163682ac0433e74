import { describe, expect, test } from '@jest/globals'
import { compileMdx } from '../compile/compile'

async function compile(body: string, extension = 'mdx') {
  const path = `content/docs/current/page.${extension}`
  const { code, problems } = await compileMdx({ path, frontMatter: '', body }, new Map())
  expect(problems).toEqual([])
  return {
    diagrams: code.match(/\(Mermaid, /g)?.length ?? 0,
    html: [...code.matchAll(/html: ("(?:[^"\\]|\\.)*")/g)].map(([, html = '""']) =>
      String(JSON.parse(html)),
    ),
  }
}

const fence = (language: string) => `\`\`\`${language}\ngraph TD;\n  A-->B;\n\`\`\`\n`

describe('a mermaid fence', () => {
  test.each(['mdx', 'md'])('in %s is a diagram around its own code block', async (extension) => {
    const { diagrams, html } = await compile(`a\n\n${fence('mermaid')}\nb\n`, extension)
    expect(diagrams).toBe(1)
    expect(html).toHaveLength(3)
    expect(html[1]).toMatch(/^<figure class="code" data-lang="mermaid"><pre /)
    expect(html[1]?.replace(/<[^>]+>/g, '').replaceAll('&#x3C;', '<')).toBe('graph TD;\n  A-->B;')
  })

  test('may be capitalized and in a list', async () => {
    expect(await compile(`- a\n\n${fence('Mermaid').replace(/^/gm, '  ')}`)).toMatchObject({
      diagrams: 1,
    })
  })

  test('of another language is code', async () => {
    expect(await compile(`${fence('text')}\n\`mermaid\`\n`)).toMatchObject({ diagrams: 0 })
  })
})

test('the size of a diagram is passed to its component', async () => {
  const path = 'content/docs/current/page.mdx'
  const body = fence('mermaid size=640x480')
  const { code, problems } = await compileMdx({ path, frontMatter: '', body }, new Map())
  expect(problems).toEqual([])
  expect(code).toMatch(/\(Mermaid, \{\s*width: "640",\s*height: "480"/)
})

test('the component can also be written directly', async () => {
  const body = `import Mermaid from '@theme/Mermaid'\n\n<Mermaid value="graph TD; A-->B" />\n`
  const { diagrams, html } = await compile(body)
  expect(diagrams).toBe(1)
  expect(html).toEqual([expect.stringMatching(/^<figure class="code" data-lang="mermaid"><pre /)])
})

test.each(['<Mermaid chart="graph TD" />', '<Mermaid />', '<Mermaid>\ngraph TD\n</Mermaid>'])(
  '%j has no diagram',
  async (body) => {
    const path = 'content/docs/current/page.mdx'
    const { problems } = await compileMdx({ path, frontMatter: '', body }, new Map())
    expect(problems).toMatchObject([{ line: 1, message: '<Mermaid> has no diagram' }])
  },
)
