import { describe, expect, test } from '@jest/globals'
import { readSections as readPage } from './read-sections'

const readSections = (html: string) => readPage(html, 'Page')

const names = (html: string) => readSections(html).map(({ kind, name, id }) => [kind, name, id])

test('text belongs to the heading above it', () => {
  const sections = readSections(
    '<p>First.</p><h2 id="a">A <code>b</code><a class="hash-link" href="#a"></a></h2><p>One<br/>two.</p>',
  )
  expect(sections).toMatchObject([
    { kind: 'title', level: 0, name: 'Page', text: 'First.' },
    { kind: 'heading', level: 2, name: 'A b', id: 'a', text: 'One two.' },
  ])
})

test('a heading that consists only of code is a name in code', () => {
  expect(readSections('<h3 id="x"><code>useX()</code></h3>')[1]?.kind).toBe('option')
})

test('code blocks are separate from the text', () => {
  expect(
    readSections('<p>Run:</p><pre><code><span>npm</span> start</code></pre>')[0],
  ).toMatchObject({
    text: 'Run:',
    code: 'npm start',
  })
})

describe('a row of a table', () => {
  const toTable = (row: string) =>
    `<h2 id="o">O</h2><table><thead><tr><th>Name</th><th>Type</th><th>Default</th><th>What it does</th></tr></thead><tbody>${row}</tbody></table>`
  const cells = '<td><code>string</code></td><td><code>"x"</code></td><td>Says &lt;it&gt;.</td>'

  test('with an id is an option with its type and default', () => {
    const html = toTable(`<tr id="a.b"><td><a href="#a.b"><code>b</code></a></td>${cells}</tr>`)
    expect(readSections(html)[2]).toMatchObject({
      kind: 'option',
      name: 'a.b',
      id: 'a.b',
      text: 'Says <it>.',
      facts: 'string = "x"',
    })
  })

  test('without an id is an option if the column says so', () => {
    expect(names(toTable(`<tr><td><code>b</code></td>${cells}</tr>`))[2]).toEqual([
      'mention',
      'b',
      '',
    ])
  })

  test('that links to another page is text', () => {
    const html = toTable(`<tr><td><a href="/x/#b"><code>b</code></a></td>${cells}</tr>`)
    expect(names(html)).toHaveLength(2)
    expect(readSections(html)[1]?.text).toContain('b string "x" Says <it>.')
  })
})

test('skips controls and drawings', () => {
  const html =
    '<div role="tablist"><button>npm</button></div><svg><title>Icon</title></svg><p title="a > b">Text</p>'
  expect(readSections(html)[0]?.text).toBe('Text')
})

test('what is hidden at first is separate, below its heading, with the id that opens it', () => {
  const html =
    '<h2 id="a">A</h2><p>One</p><div role="tabpanel" id="t"><p>Two</p><pre><code>x</code></pre></div><details id="d">Three</details><p>Four</p>'
  expect(readSections(html).slice(1)).toMatchObject([
    { kind: 'heading', text: 'One Four' },
    { kind: 'closed', level: 7, name: '', id: 't', text: 'Two', code: 'x' },
    { kind: 'closed', level: 7, name: '', id: 'd', text: 'Three', code: '' },
  ])
})
