import { describe, expect, test } from '@jest/globals'
import { checkCode } from './check-code'

const toFence = (info: string, ...code: string[]) => ['```' + info, ...code, '```', ''].join('\n')

const check = (text: string) => checkCode('content/a.mdx', text)

/** Returns the position and message of each problem. */
async function findProblems(text: string) {
  const { problems } = await check(text)
  return problems.map(({ line, column, message }) => `${line}:${column} ${message}`)
}

describe('formatted code', () => {
  test.each([
    ['js', `const a = {b: 'c'};`],
    ['ts', 'const a: string[] = [];'],
    ['tsx', `const a = <b c="d">e</b>;`],
    ['jsx', '<B c={1} />'],
    ['jsx live', 'function A() {\n  // highlight-next-line\n  return <b>c</b>;\n}'],
    ['json', '{"a": 1}'],
    ['css', 'a {\n  color: red;\n}'],
    ['yaml', 'a:\n  - b'],
    ['html', '<b>c</b>'],
    ['bash', 'npm   start'],
    ['mdx', '```js\nlet a=1\n```'.replaceAll('```', '~~~')],
    ['js no-format', '{ ... }'],
    ['ts in=config', 'a: {b:1},'],
  ])('%s has no problems and is unchanged', async (info, code) => {
    const text = toFence(info, code)
    expect(await check(text)).toEqual({ problems: [], formatted: text })
  })
})

describe('code that is not formatted', () => {
  test('is a problem at its fence, and is formatted', async () => {
    const text = `---\ntitle: A\n---\n\nB\n\n${toFence('js', 'let a=1')}`
    expect(await check(text)).toEqual({
      problems: [
        {
          path: 'content/a.mdx',
          line: 7,
          column: 1,
          message: 'the code is not formatted',
          fix: 'run npm run format:code',
        },
      ],
      formatted: text.replace('let a=1', 'let a = 1;'),
    })
  })

  test('keeps the lists, quotes and other fences around it', async () => {
    const text = [
      '1. A',
      '',
      '   ```js title="a.js"',
      '   a( )',
      '',
      '   b( )',
      '   ```',
      '',
      '> ```css',
      '> a{color:red}',
      '> ```',
      '',
      '<B>',
      '  ```ts',
      '  if (c) { d() }',
      '  ```',
      '</B>',
    ].join('\n')
    const { formatted, problems } = await check(text)
    expect(problems.map(({ line, column }) => [line, column])).toEqual([
      [3, 4],
      [9, 3],
      [14, 3],
    ])
    expect(formatted).toBe(
      [
        '1. A',
        '',
        '   ```js title="a.js"',
        '   a();',
        '',
        '   b();',
        '   ```',
        '',
        '> ```css',
        '> a {',
        '>   color: red;',
        '> }',
        '> ```',
        '',
        '<B>',
        '  ```ts',
        '  if (c) {',
        '    d();',
        '  }',
        '  ```',
        '</B>',
      ].join('\n'),
    )
    expect((await check(formatted)).problems).toEqual([])
  })

  test('is not formatted if its line numbers would be wrong afterwards', async () => {
    const text = toFence('js {2}', 'if (a) {', '  b() }')
    const { problems, formatted } = await check(text)
    expect(formatted).toBe(text)
    expect(problems).toMatchObject([
      {
        message: 'the code is not formatted',
        fix: 'remove the line numbers, run npm run format:code, and add the new line numbers',
      },
    ])
  })

  test('is formatted if its line numbers stay correct', async () => {
    const { formatted } = await check(toFence('js {2}', 'a();', 'b()'))
    expect(formatted).toBe(toFence('js {2}', 'a();', 'b();'))
  })

  test('is not formatted if its lines are indented differently from its fence', async () => {
    const text = ['   ```js', ' a()', '   ```'].join('\n')
    const { problems, formatted } = await check(text)
    expect(formatted).toBe(text)
    expect(problems.map(({ fix }) => fix)).toEqual([
      'indent every line like the fence, then run npm run format:code',
    ])
  })
})

describe('code that does not parse', () => {
  test('is a problem at its position', async () => {
    expect((await check(`A\n\n${toFence('js', 'a();', 'b(...);')}`)).problems).toEqual([
      {
        path: 'content/a.mdx',
        line: 5,
        column: 6,
        message: 'the code does not parse: Unexpected token',
        fix: 'correct the code, or mark the fence with `no-format`, or with `in=…` if it is properties of an object',
      },
    ])
  })

  test('adds the indentation of the fence to the column', async () => {
    expect(
      await findProblems(`- A\n\n  ${toFence('json', '  {a:}').replace('\n```', '\n  ```')}`),
    ).toEqual(['4:6 the code does not parse: Unexpected token'])
  })

  test.each(['a: 1,\nb: 2', '// as before\na: () => 1,', `a: 'b'`])(
    'includes the properties of an object: %s',
    async (code) => {
      expect(await findProblems(toFence('ts', code))).toEqual([
        '1:1 the code is a property without its object',
      ])
    },
  )
})

test('a document that is not valid MDX is a problem', async () => {
  expect(await findProblems('A {b')).toEqual([expect.stringMatching(/^1:\d+ /)])
})
