import { describe, expect, test } from '@jest/globals'
import { compileBody, findBodyProblems, renderBody } from '@/lib/testing/compile-body'

describe('<Admonition>', () => {
  test.each([
    [
      '<Admonition type="tip" title="A <b>">\n\nText\n\n- b\n\n</Admonition>',
      ':::tip{title="A <b>"}\n\nText\n\n- b\n\n:::',
    ],
    ['<Admonition type="danger">Some *text*</Admonition>', ':::danger\nSome *text*\n:::'],
    ['<Admonition>\n  Text\n</Admonition>', ':::note\nText\n:::'],
  ])('%j is %j', async (component, directive) => {
    const imported = `import Admonition from '@theme/Admonition'\n\n${component}\n`
    expect(await renderBody(imported)).toBe(await renderBody(`${directive}\n`))
  })

  test.each([
    ['<Admonition type="warnin">a</Admonition>', '1:1 unknown admonition ":::warnin" (warning)'],
    ['<Admonition icon="a">a</Admonition>', '1:1 <Admonition> has no attribute "icon"'],
    ['a <Admonition>b</Admonition>', '1:3 <Admonition> inside a sentence'],
  ])('%s is a problem', async (body, problem) => {
    expect(await findBodyProblems(body)).toEqual([problem])
  })
})

test('<Link> is a link', async () => {
  const body = `import Link from '@docusaurus/Link'\n\nSee <Link to="./cli.mdx#a" className="b">it</Link>.\n`
  expect(await renderBody(body)).toContain(
    '<a href="file:content/docs/current/cli.mdx#a" class="b">',
  )
  const { links } = await compileBody(body)
  expect(links).toMatchObject([{ file: 'content/docs/current/cli.mdx', hash: 'a', line: 3 }])
})

test('<Head> is the head of the page', async () => {
  const { head } = await compileBody(
    `import Head from '@docusaurus/Head'\n\n<Head>\n  <meta name="robots" content="noindex" />\n</Head>\n`,
  )
  expect(head).toEqual([{ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }])
})

describe('<TOCInline>', () => {
  test.each(['TOCInline', 'InlineToc'])('can be imported as %s', async (name) => {
    const { code, problems } = await compileBody(
      `import ${name} from '@theme/TOCInline'\n\n<${name} toc={toc} />\n`,
    )
    expect(problems).toEqual([])
    expect(code).toContain('InlineToc')
  })

  test('has the levels that the front matter sets', async () => {
    const { problems } = await compileBody('<TOCInline toc={toc} maxHeadingLevel={2} />\n')
    expect(problems).toMatchObject([
      {
        message: '"maxHeadingLevel" of <TOCInline> is not supported',
        fix: expect.stringContaining('toc_max_heading_level'),
      },
    ])
  })
})

test('HTML as text follows the same rules as elements', async () => {
  const html = '<!-- a --><b>c</b> <a href="./cli.mdx">d</a>'
  expect(await renderBody(`<p dangerouslySetInnerHTML={{ __html: '${html}' }} />`)).toBe(
    '<p><b>c</b> <a href="file:content/docs/current/cli.mdx">d</a></p>',
  )
})
