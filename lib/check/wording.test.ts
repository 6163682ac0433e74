import { describe, expect, test } from '@jest/globals'
import { checkWording, correctWording } from './wording'

const check = (text: string) => checkWording('a.mdx', text)

const correct = (text: string) => correctWording(text, check(text))

describe('terms and names are corrected', () => {
  test.each([
    ['Open the side bar.', 'Open the sidebar.'],
    ['Two navigation bars', 'Two navbars'],
    ['Config files', 'Configuration files'],
    ['the style-sheet', 'the stylesheet'],
    ['Start the dev server.', 'Start the development server.'],
    ['In the frontmatter', 'In the front matter'],
    ['a typing error', 'a typo'],
    ['a drop-down and a check box', 'a dropdown and a checkbox'],
    ['a plug-in for e-mail', 'a plugin for email'],
    ['a sub-folder', 'a subfolder'],
    ['Github, Javascript, NPM and NodeJS', 'GitHub, JavaScript, npm and Node.js'],
    [
      'A step towards a grey, cancelled, labelled dialogue',
      'A step toward a gray, canceled, labeled dialog',
    ],
    ['Open the the page.', 'Open the page.'],
    ['---\ntitle: Side bar\n---\n', '---\ntitle: Sidebar\n---\n'],
    ['- text: Open the side bar\n', '- text: Open the sidebar\n'],
    [':::note Side bar\n', ':::note Sidebar\n'],
    ['| A side bar | b |', '| A sidebar | b |'],
    ['the side\nbar', 'the sidebar'],
  ])('%s', (text, better) => {
    expect(correct(text)).toBe(better)
  })
})

describe('other text is left alone', () => {
  test.each([
    'The sidebar and the navbar are two bars at the side. It had had that that.',
    'The post Towards Docusaurus 2 has a title by somebody else.',
    'docusaurus.config.js, plugin-config, side-bar.css, src/config',
    'Set `side bar`, or [this](./config.md) <A b="config" />.',
    '- Text\n\n  ```text\n  side bar\n  ```\n',
    "import A from './config'\n",
    '---\nslug: /config\ntags: [config]\n---\n',
    '## A bar {#config}',
  ])('%s', (text) => {
    expect(check(text)).toEqual([])
  })
})

test('a problem has its place and the fix', () => {
  expect(check('---\ntitle: A\n---\n\nThe NPM client')).toEqual([
    {
      ...{ path: 'a.mdx', line: 5, column: 5, offset: 22, found: 'NPM', replacement: 'npm' },
      message: '"NPM" is not how this site says it',
      fix: 'write "npm", or run npm run format:prose',
      isAdvice: false,
    },
  ])
})

test('a heading is not edited, because its id is derived from its words', () => {
  expect(check('## The side bar')).toMatchObject([{ fix: 'write "sidebar"' }])
  expect(correct('## The side bar')).toBe('## The side bar')
})

describe('habits are only advised against', () => {
  test.each([
    ['Build it in order to see it.', 'in order to'],
    ['Utilize it.', 'Utilize'],
    ['A page of its own is built.', 'of its own'],
    ['The address of the page', 'address'],
    ['Whoever edits the page', 'Whoever'],
    ['The tag stands before the title.', 'stands'],
    ['The parser knows the option.', 'knows'],
    ['Only the inner one counts.', 'counts'],
    ['The text stays as it is.', 'as it is'],
    ['You can simply add it.', 'simply'],
    ['You just add it.', 'just'],
    ['More is coming soon.', 'coming soon'],
    ['See https://a.example/b.', 'https://a.example/b.'],
  ])('%s', (text, found) => {
    expect(check(text)).toMatchObject([{ found, isAdvice: true }])
  })

  test.each([
    'Its own page, your own id, and the URLs of your own files',
    'An email address, an IP address, the address bar',
    '`i18n` stands for internationalization, and the label stands out.',
    'A reader who knows the option, nobody knows, and your team knows.',
    'Connection refused',
    'It counts the words.',
    'The outside of the box',
    'The page has just been built, just before the others.',
    'See [the page](https://a.example) and `http://localhost:3000`.',
  ])('not against %s', (text) => {
    expect(check(text)).toEqual([])
  })
})

describe('the length of a sentence', () => {
  const toSentence = (words: number) =>
    `Do ${Array.from({ length: words - 2 }, (_, index) => (index % 2 === 0 ? 'a' : 'b')).join(' ')} end.`

  test.each([
    ['a long sentence', toSentence(26), ['the sentence has 26 words, more than 25']],
    ['one at the limit', toSentence(25), []],
    ['two short ones', `${toSentence(20)} ${toSentence(20)}`, []],
    ['two items', `- ${toSentence(20).slice(0, -1)}\n- ${toSentence(20)}`, []],
    ['two cells', `| ${toSentence(20).slice(0, -1)} | ${toSentence(20)} |`, []],
  ])('%s', (_, text, messages) => {
    expect(check(text).map(({ message }) => message)).toEqual(messages)
  })
})

test('if two corrections overlap, only the first one is made', () => {
  const at = (offset: number, found: string, replacement: string) => ({
    ...{ path: 'a.mdx', line: 1, column: 1, message: '', fix: '', isAdvice: false },
    ...{ offset, found, replacement },
  })
  expect(correctWording('abcdefg', [at(2, 'cde', 'X'), at(0, 'abc', 'Y')])).toBe('Ydefg')
})
