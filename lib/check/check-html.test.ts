import { describe, expect, test } from '@jest/globals'
import { provideFiles } from '@/lib/testing/temporary-files'
import { checkHtml, createHtmlCheck } from './check-html'

const toPage = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>A page</title></head><body>${body}</body></html>`

provideFiles(() =>
  Promise.resolve({
    'out/index.html': toPage('<main>\n  <img src="a.png"></main>'),
    'out/a.html/index.html': toPage('<main><p>Right</p></main>'),
    'out/data.json': '<img>',
  }),
)

async function findRules(body: string): Promise<string[]> {
  const problems = await createHtmlCheck()(toPage(body), 'index.html')
  return problems.map(({ rule }) => rule)
}

test('checks every exported page and reports the position of each mistake', async () => {
  expect(await checkHtml('out')).toEqual({
    files: 2,
    problems: [
      {
        file: 'out/index.html',
        line: 2,
        column: 4,
        rule: 'wcag/h37',
        message: expect.stringContaining('alt'),
      },
    ],
  })
})

describe('reports', () => {
  test.each([
    [
      'a name where no role takes one',
      '<ul aria-label="Tags"><li>a</li></ul>',
      'aria-label-misuse',
    ],
    [
      'a landmark that cannot be told from the next',
      '<aside>a</aside><aside aria-label="Sidebar">b</aside>',
      'unique-landmark',
    ],
    [
      'a header that does not say what it heads',
      '<table><thead><tr><td></td><th>Ours</th></tr></thead><tbody><tr><td>Pages</td><td>1</td></tr></tbody></table>',
      'wcag/h63',
    ],
    ['a form that cannot be sent', '<form><p>Filter</p></form>', 'wcag/h32'],
    ['a duplicate id', '<p id="a">a</p><p id="a">b</p>', 'no-dup-id'],
  ])('%s', async (_, body, rule) => {
    expect(await findRules(body)).toEqual([rule])
  })
})

describe('accepts', () => {
  test.each([
    ['how React writes HTML', '<p hidden=""><time dateTime="2024-01-01">today</time><br/></p>'],
    ['an id that begins with a digit', '<h1 id="1-begin">Begin</h1>'],
    ['a link that scripts make a button', '<a href="/docs/" role="button">Docs</a>'],
  ])('%s', async (_, body) => {
    expect(await findRules(body)).toEqual([])
  })
})
