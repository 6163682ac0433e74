import { describe, expect, test } from '@jest/globals'
import { compileBody, findBodyProblems } from '@/lib/testing/compile-body'

const table = '<OptionTable source="plugin-sitemap" table="options" />\n'
const page = 'content/docs/current/api/plugins/plugin-sitemap.mdx'

describe('a table of options', () => {
  test('has a row for each option, with its path as id and a link to itself', async () => {
    const { anchors, code, optionIds, toc } = await compileBody(table, page)
    expect(anchors).toEqual(['changefreq', 'priority', 'ignorePatterns', 'filename', 'id'])
    expect(optionIds).toEqual(anchors)
    expect(toc).toEqual([])
    expect(code).toContain('aria-label=\\"Table: Name, Type, Default, What it does\\"')
    expect(code.replaceAll('\\n', '')).toContain(
      '<tr id=\\"filename\\"><td><a href=\\"#filename\\"><code>filename</code></a></td><td><code>string</code></td><td><code>\'sitemap.xml\'</code></td><td>File to write, relative to the output folder</td></tr>',
    )
  })

  test('does not repeat the id of a heading', async () => {
    const { anchors, problems } = await compileBody(`${table}\n## File name {#filename}\n`, page)
    expect(problems).toEqual([])
    expect(anchors.filter((anchor) => anchor === 'filename')).toHaveLength(1)
  })

  test('has links that are relative to the page of its source, regardless of where it is shown', async () => {
    const place = { path: 'content/options/plugin-sitemap.yml', column: 15 }
    const overview = { ...place, file: 'content/docs/current/api/plugins/overview.mdx' }
    for (const shown of [page, 'content/docs/3.1.1/api/plugins/overview.mdx']) {
      const { links } = await compileBody(table, shown)
      const file = overview.file.replace('current', shown.split('/')[2] ?? '')
      expect(links).toContainEqual(
        expect.objectContaining({ ...overview, file, hash: 'instances' }),
      )
    }
  })

  test('depends on its source', async () => {
    const { dependencies } = await compileBody(table, page)
    expect(Object.keys(dependencies)).toEqual(['content/options/plugin-sitemap.yml'])
  })
})

test.each([
  ['docusaurus.config', 'title', '<p>Type <code>string</code>, required.</p>'],
  ['docusaurus.config', 'favicon', '<p>Type <code>string</code>, no default.</p>'],
  ['docusaurus.config', 'noIndex', '<p>Type <code>boolean</code>, default <code>false</code>.</p>'],
  [
    'docusaurus.config',
    'markdown.parseFrontMatter',
    '<p>Type <code>function</code>. Default: built-in parser. <a href=\\"file:content/changelog/3.1.0.mdx\\">Since 3.1.0</a>.</p>',
  ],
])('the facts of %s: %s', async (source, option, html) => {
  const { code } = await compileBody(
    `<OptionFacts source="${source}" option="${option}" />\n`,
    page,
  )
  expect(code).toContain(html)
})

test('a version has no rows for options added later', async () => {
  const body = '<OptionTable source="docusaurus.config" table="markdown" />\n'
  const config = (version: string) => `content/docs/${version}/api/docusaurus.config.js.mdx`
  const current = await compileBody(body, config('current'))
  expect(current.anchors).toContain('markdown.parseFrontMatter')
  const older = await compileBody(body, config('3.0.1'))
  expect(older.anchors).not.toContain('markdown.parseFrontMatter')
  expect(older.anchors).toContain('markdown.format')
  expect(older.code).not.toContain('3.1.0')
})

describe('the history of an option', () => {
  const compile = (source: string, name: string) =>
    compileBody(`<OptionTable source="${source}" table="${name}" />\n`, page)

  test('is a small line with links to changelog entries', async () => {
    const { code } = await compile('preset-classic', 'plugins')
    expect(code).toContain(
      '<small><a href=\\"file:content/changelog/2.3.0.mdx\\">Since 2.3.0</a> · <a href=\\"file:content/changelog/2.3.1.mdx\\">Changed in 2.3.1</a></small>',
    )
  })

  test('precedes the description if it is deprecated', async () => {
    const { code } = await compile('preset-classic', 'plugins')
    expect(code).toMatch(
      /<td><a href=\\"file:content\/changelog\/2\.3\.0\.mdx\\">Deprecated since 2\.3\.0<\/a>\. \S/,
    )
  })

  test('contains links with the position of the version in the source', async () => {
    const { links } = await compile('plugin-google-tag-manager', 'options')
    const place = { path: 'content/options/plugin-google-tag-manager.yml', line: 10, column: 16 }
    expect(links).toContainEqual(
      expect.objectContaining({ ...place, file: 'content/changelog/2.3.0.mdx' }),
    )
  })
})

test('the index lists every option by its path, with a link to its row', async () => {
  const { anchors, links, toc } = await compileBody(
    '<OptionIndex />\n',
    'content/docs/current/api/options.mdx',
  )
  expect(toc).toContainEqual({ id: 'plugin-sitemap', level: 2, html: 'plugin-sitemap' })
  expect(anchors).not.toContain('changefreq')
  expect(links).toContainEqual(expect.objectContaining({ file: page, hash: 'changefreq' }))
})

test('the index of a version leaves out a package that a later one adds', async () => {
  const listSources = async (version: string) => {
    const path = `content/docs/${version}/api/options.mdx`
    return (await compileBody('<OptionIndex />\n', path)).toc.map(({ id }) => id)
  }
  expect(await listSources('current')).toContain('plugin-vercel-analytics')
  expect(await listSources('3.1.1')).not.toContain('plugin-vercel-analytics')
})

describe('a wrong name is a problem', () => {
  test.each([
    [
      '<OptionTable source="plugin-sitmap" table="options" />',
      '1:1 there is no options source "plugin-sitmap" (plugin-sitemap)',
    ],
    [
      '<OptionTable source="plugin-sitemap" table="option" />',
      '1:1 content/options/plugin-sitemap.yml has no table "option" (options)',
    ],
    [
      '<OptionTable source="plugin-sitemap" />',
      '1:1 content/options/plugin-sitemap.yml has no table ""',
    ],
    [
      '<OptionFacts source="plugin-sitemap" option="filenme" />',
      '1:1 content/options/plugin-sitemap.yml has no option "filenme" in current (filename)',
    ],
  ])('%s', async (body, problem) => {
    expect(await findBodyProblems(body, page)).toEqual([problem])
  })
})
