import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { runTool } from '@/lib/testing/run-tool'

const toPage = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>A page</title></head><body>${body}</body></html>`

/** Mistakes, each with the rule that finds it. */
const mistakes: [body: string, rule: string][] = [
  ['<main>\n  <img src="a.png"></main>', 'wcag/h37'],
  ['<ul aria-label="Tags"><li>a</li></ul>', 'aria-label-misuse'],
  ['<aside>a</aside><aside aria-label="Sidebar">b</aside>', 'unique-landmark'],
  [
    '<table><thead><tr><td></td><th>Ours</th></tr></thead><tbody><tr><td>Pages</td><td>1</td></tr></tbody></table>',
    'wcag/h63',
  ],
  ['<form><p>Filter</p></form>', 'wcag/h32'],
  ['<p id="a">a</p><p id="a">b</p>', 'no-dup-id'],
]

const accepted = [
  // How React writes HTML.
  '<p hidden=""><time dateTime="2024-01-01">today</time><br/></p>',
  '<h1 id="1-begin">Begin</h1>',
  // A link that scripts make a button.
  '<a href="/docs/" role="button">Docs</a>',
]

let folder = ''

const check = (name: string) =>
  runTool('html-validate', [
    ...['--config', 'html-validate.config.mjs', '--formatter', 'text'],
    path.join(folder, name),
  ])

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'html-'))
  const write = (name: string, body: string) => {
    // The URL of a page may end in `.html`.
    mkdirSync(path.join(folder, name), { recursive: true })
    writeFileSync(path.join(folder, name, 'index.html'), toPage(body))
  }
  mistakes.forEach(([body], index) => write(`wrong/${index}.html`, body))
  accepted.forEach((body, index) => write(`right/${index}`, body))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('every mistake is reported with its place, in one run', () => {
  const { code, output } = check('wrong')
  expect(code).toBe(1)
  const lines = output.trim().split('\n')
  const rules = lines.map((line) => /\[(.+?)\]/.exec(line)?.[1])
  expect(rules).toEqual(mistakes.map(([, rule]) => rule))
  expect(lines[0]).toBe(
    `${folder}/wrong/0.html/index.html:2:4: error [wcag/h37] <img> is missing required "alt" attribute`,
  )
})

test('what the standard allows is accepted', () => {
  expect(check('right')).toEqual({ code: 0, output: '' })
})

test('a folder without pages is reported', () => {
  expect(check('missing').code).toBe(1)
})
