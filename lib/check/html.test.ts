import { expect, test } from '@jest/globals'
import { runTool } from '@/lib/testing/run-tool'
import { provideFolder } from '@/lib/testing/temporary-files'

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

const folder = provideFolder()

/** Checks pages with these bodies. The URL of a page may end in `.html`. */
function check(bodies: string[]) {
  bodies.forEach((body, index) => folder.write(`${index}.html/index.html`, toPage(body)))
  const options = ['--config', 'html-validate.config.mjs', '--formatter', 'text']
  return runTool('html-validate', [...options, folder.path])
}

test('every mistake is reported with its place, in one run', () => {
  const { code, output } = check(mistakes.map(([body]) => body))
  expect(code).toBe(1)
  const lines = output.trim().split('\n')
  const rules = lines.map((line) => /\[(.+?)\]/.exec(line)?.[1])
  expect(rules).toEqual(mistakes.map(([, rule]) => rule))
  expect(lines[0]).toBe(
    `${folder.path}/0.html/index.html:2:4: error [wcag/h37] <img> is missing required "alt" attribute`,
  )
})

test('what the standard allows is accepted', () => {
  expect(check(accepted)).toEqual({ code: 0, output: '' })
})

test('a folder without pages is reported', () => {
  expect(check([]).code).toBe(1)
})
