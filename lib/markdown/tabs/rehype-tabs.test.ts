import { describe, expect, test } from '@jest/globals'
import { compileBody, renderBody } from '@/lib/testing/compile-body'

const path = 'content/docs/current/page.mdx'

/** Returns the source of tabs with these attributes. Each item is the attributes of one tab. */
const tabs = (attributes: string, ...items: string[]) =>
  `<Tabs${attributes && ` ${attributes}`}>\n${items
    .map((item) => `<TabItem ${item}>\n\ntext\n\n</TabItem>\n`)
    .join('')}</Tabs>\n`

/** Returns the labels of the tabs, and which one is selected and shown. */
function read(html: string) {
  const buttons = [...html.matchAll(/<button ([^>]*)>([^<]*)<\/button>/g)]
  const panels = [...html.matchAll(/<div role="tabpanel"[^>]*>/g)].map(([panel]) => panel)
  const find = (name: string) => buttons.findIndex(([, attributes]) => attributes?.includes(name))
  return {
    labels: buttons.map(([, , label]) => label),
    chosen: find('aria-selected="true"'),
    focusable: find('tabindex="0"'),
    shown: panels.findIndex((panel) => !panel.includes(' hidden')),
  }
}

describe('tabs', () => {
  test('are a tab list and panels that reference each other', async () => {
    const html = await renderBody(tabs('', 'value="a" label="A"', 'value="b"'))
    expect(html).toContain(
      '<div role="tablist" class="tab-list"><button type="button" role="tab" id="tabs-1-0" aria-controls="tabs-1-0-panel" aria-selected="true" tabindex="0" data-value="a">A</button>',
    )
    expect(html).toContain(
      '<div role="tabpanel" class="tab-panel" id="tabs-1-1-panel" aria-labelledby="tabs-1-1" data-label="b" hidden><p>text</p></div>',
    )
  })

  test('on one page have different ids', async () => {
    const html = await renderBody(tabs('', 'value="a"') + '\n' + tabs('', 'value="a"'))
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test.each([
    ['the first one', '', ['value="a"', 'value="b"'], 0],
    ['the one marked as default', '', ['value="a"', 'value="b" default'], 1],
    ['the one named by defaultValue', 'defaultValue="b"', ['value="a" default', 'value="b"'], 1],
  ])('%s is selected', async (_, attributes, items, chosen) => {
    expect(read(await renderBody(tabs(attributes, ...items)))).toEqual({
      labels: ['a', 'b'],
      chosen,
      shown: chosen,
      focusable: chosen,
    })
  })

  test('none is selected with defaultValue={null}, but the first can be focused', async () => {
    expect(
      read(await renderBody(tabs('defaultValue={null}', 'value="a"', 'value="b"'))),
    ).toMatchObject({
      chosen: -1,
      shown: -1,
      focusable: 0,
    })
  })

  test('values sets the order, labels and default', async () => {
    const values =
      "values={[{ value: 'b', label: 'B' }, { value: 'a', label: 'A', default: true }]}"
    const html = await renderBody(tabs(values, 'value="a" label="old"', 'value="b"'))
    expect(read(html)).toEqual({ labels: ['B', 'A'], chosen: 1, focusable: 1, shown: 1 })
  })

  test('the label of a tab may be a number', async () => {
    expect(read(await renderBody(tabs('', 'value="a" label={20}'))).labels).toEqual(['20'])
  })

  test('className and attributes set the classes of the row and of a tab', async () => {
    const html = await renderBody(
      tabs('className="row" lazy', 'value="a" attributes={{ className: \'one\' }}'),
    )
    expect(html).toContain('role="tablist" class="tab-list row"')
    expect(html).toContain('role="tab" class="one"')
  })

  test.each([
    ['groupId="os" queryString', 'data-group="os" data-query="os"'],
    ['queryString="system"', 'class="tabs" data-query="system"'],
    ['groupId="package-manager"', 'data-group="package-manager" data-query="pm"'],
    ['groupId="package-manager" queryString={false}', 'data-group="package-manager">'],
    ['block', 'class="tabs tabs-block"'],
    ['', 'class="tabs">'],
  ])('%s', async (attributes, expected) => {
    expect(await renderBody(tabs(attributes, 'value="a"'))).toContain(expected)
  })

  test('may contain headings, which are in the table of contents', async () => {
    const body = `<Tabs>\n<TabItem value="a">\n\n## A\n\n</TabItem>\n</Tabs>\n`
    expect((await compileBody(body)).toc).toMatchObject([{ id: 'a' }])
  })

  test('may contain tabs', async () => {
    const inner = tabs('', 'value="x"')
    const html = await renderBody(`<Tabs>\n<TabItem value="a">\n\n${inner}\n</TabItem>\n</Tabs>\n`)
    expect(html.match(/role="tablist"/g)).toHaveLength(2)
  })
})

describe('misuse', () => {
  test.each([
    ['<Tabs>\n</Tabs>', 1, '<Tabs> has no <TabItem>'],
    [
      '<Tabs>\n\ntext\n\n<TabItem value="a">b</TabItem>\n</Tabs>',
      3,
      '<Tabs> contains something that is not a <TabItem>',
    ],
    [tabs('', 'label="A"'), 1, 'a <TabItem> has no value'],
    [
      tabs("values={[{ value: 'a' }, { value: 'a' }]}", 'value="a"'),
      1,
      'two tabs have the value "a"',
    ],
    [tabs('', 'value="a"', 'value="a"'), 1, 'two tabs have the value "a"'],
    [
      tabs('defaultValue="c"', 'value="a"', 'value="b"'),
      1,
      'defaultValue "c" is not the value of a tab',
    ],
    [tabs('queryString', 'value="a"'), 1, 'queryString without a name needs a groupId'],
    [tabs('groupid="os"', 'value="a"'), 1, '<Tabs> has no attribute "groupid"'],
    [tabs('block="yes"', 'value="a"'), 1, '"block" of <Tabs> must be true or false'],
    [tabs('groupId={os}', 'value="a"'), 1, '"os" is not defined'],
    [
      tabs("values={[{ value: 'a' }, { value: 'b' }]}", 'value="a"'),
      1,
      'values lists "b", which no <TabItem> has',
    ],
    [
      tabs("values={[{ value: 'a' }]}", 'value="a"', 'value="b"'),
      1,
      'values doesn\'t list the <TabItem> "b"',
    ],
    ['\n<TabItem value="a">b</TabItem>', 2, expect.stringContaining('<TabItem>')],
  ])('%j', async (body, line, message) => {
    const { problems } = await compileBody(body)
    expect(problems).toMatchObject([{ path, line, column: 1, message }])
    expect(problems[0]?.fix).not.toBe('')
  })

  test('a value without text is missing', async () => {
    const { problems } = await compileBody(tabs('', 'value'))
    expect(problems.map(({ message }) => message)).toEqual([
      '"value" of <TabItem> must be text',
      'a <TabItem> has no value',
    ])
  })

  test('two tabs without a value are one problem, and not duplicates', async () => {
    const { problems } = await compileBody(tabs('', 'label="A"', 'label="B"'))
    expect(problems.map(({ message }) => message)).toEqual(['a <TabItem> has no value'])
  })

  test('a comment between tabs is allowed', async () => {
    const body = '<Tabs>\n{/* comment */}\n<TabItem value="a">b</TabItem>\n</Tabs>\n'
    expect((await compileBody(body)).problems).toEqual([])
  })
})

describe('npm2yarn', () => {
  const fence = '```bash npm2yarn title="shell"\nnpm install a\nnpm run build\n```\n'

  test('becomes a tab for each package manager, in a group the reader chooses once', async () => {
    const html = await renderBody(fence)
    expect(read(html)).toMatchObject({ labels: ['npm', 'yarn', 'pnpm', 'bun'], chosen: 0 })
    expect(html).toContain('data-group="package-manager" data-query="pm"')
  })

  test('has the commands of each tab in a separate fence', async () => {
    const codes = [...(await renderBody(fence)).matchAll(/<code>([\s\S]*?)<\/code>/g)]
    expect(codes.map(([, code]) => code?.replace(/<[^>]*>/g, ''))).toEqual([
      'npm install a\nnpm run build',
      'yarn add a\nyarn build',
      'pnpm add a\npnpm run build',
      'bun add a\nbun run build',
    ])
    expect((await renderBody(fence)).match(/<figcaption>shell<\/figcaption>/g)).toHaveLength(4)
  })
})
