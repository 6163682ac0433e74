import { describe, expect, test } from '@jest/globals'
import { compileBody } from '@/lib/testing/compile-body'
import { provideFiles } from '@/lib/testing/temporary-files'

const path = 'content/docs/page.mdx'

provideFiles({
  'content/docs/files/report.pdf': 'a',
  'content/docs/files/a b.csv': 'b',
  'public/sizes.zip': 'c',
  'package.json': '{}',
})

const compile = (body: string) => compileBody(body, path)

/** Returns the opening tag of the first link. */
async function toLink(body: string): Promise<string | undefined> {
  const { code, problems } = await compile(body)
  expect(problems).toEqual([])
  return /<a [^>]*>/.exec(code.replaceAll('\\"', '"'))?.[0].replace(/\.[\da-f]{10}\./, '.')
}

const newTab = 'target="_blank" rel="noopener noreferrer"'

describe('a link to a file', () => {
  test.each([
    ['[a](./files/a%20b.csv)', '<a href="/assets/a-b.csv" download="a b.csv">'],
    ['[a](/sizes.zip)', '<a href="/assets/sizes.zip" download="sizes.zip">'],
    ['[a](./files/report.pdf#page=2)', `<a href="/assets/report.pdf#page=2" ${newTab}>`],
    ['[a][b]\n\n[b]: ./files/a%20b.csv', '<a href="/assets/a-b.csv" download="a b.csv">'],
    [
      `<a href={require('./files/report.pdf').default} download>b</a>`,
      '<a href="/assets/report.pdf" download>',
    ],
    [
      `import report from './files/report.pdf'\n\n<a href={report}>b</a>`,
      '<a href="/assets/report.pdf">',
    ],
  ])('%s', async (body, link) => {
    expect(await toLink(body)).toBe(link)
  })

  test('publishes the file', async () => {
    const { assets, dependencies } = await compile('[a](./files/report.pdf)')
    expect(assets).toMatchObject([{ file: 'content/docs/files/report.pdf' }])
    expect(Object.keys(dependencies)).toEqual(['content/docs/files/report.pdf'])
  })

  test('that is missing is a problem', async () => {
    expect((await compile('a [b](./files/reprot.pdf)')).problems).toMatchObject([
      { line: 1, column: 3, suggestion: './files/report.pdf' },
    ])
  })
})

test('a file that is not published is not suggested under its name', async () => {
  const [problem] = (await compile('[a](@site/package.json)')).problems
  expect(problem?.suggestion).toBeUndefined()
})

describe('not a link to a file', () => {
  test.each([
    [
      '[a](pathname:///sizes.zip)',
      `<a href="/sizes.zip" target="_blank" rel="external noopener noreferrer">`,
    ],
    ['[a](./other.html)', '<a href="./other.html">'],
    ['[a](./3.0.1)', '<a href="./3.0.1">'],
    ['[a](/docs/a.html/)', '<a href="/docs/a.html/">'],
  ])('%s', async (body, link) => {
    expect(await toLink(body)).toBe(link)
  })

  test('a site path that looks like a file leads to a page unless there is such a file', async () => {
    const { links, dependencies } = await compile('[a](/docs/config.js)')
    expect(links).toMatchObject([{ route: '/docs/config.js' }])
    expect(dependencies).toEqual({ 'public/docs/config.js': '' })
  })
})
