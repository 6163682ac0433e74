import { describe, expect, test } from '@jest/globals'
import { applyEdits } from './apply-edits'
import { checkWords } from './check-words'
import { vocabulary, wordRules } from './word-rules'

function check(text: string): string[] {
  return checkWords({ text, offset: 0 }, wordRules).map(({ message }) => message)
}

describe('phrases with a clear alternative are replaced', () => {
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
    ['In order to build it', 'To build it'],
    ['Utilize it, inside of the folder', 'Use it, inside the folder'],
    ['It belongs into the folder.', 'It belongs in the folder.'],
    ['It takes the place of the title.', 'It replaces the title.'],
  ])('%s', (text, better) => {
    expect(applyEdits(text, checkWords({ text, offset: 0 }, wordRules))).toBe(better)
  })
})

describe('habits are reported', () => {
  test.each([
    ['A page of its own is built.', '"of its own" is used after a noun'],
    ['Give it an id of  your own.', '"of your own" is used after a noun'],
    ['The address of the page', '"address" is used for a URL'],
    ['Whoever edits the page', '"Whoever" is used as a subject'],
    ['Who reads this finds more.', 'a clause is the subject of the sentence'],
    ['The tag stands before the title.', '"stands" is used for things'],
    ['The file lies in the folder.', '"lies" is used for things'],
    ['The parser knows the option.', '"knows" is used for software'],
    ['The build refuses the file.', '"refuses" is used for software'],
    ['The release brings an option.', '"brings" is used for things'],
    ['Only the inner one counts.', '"counts" is used without an object'],
    ['The parser does without it.', '"does without" is used for software'],
    ['It is taken for a tag.', '"is taken for" is used for software'],
    ['The text stays as it is.', '"as it is" is used at the end of a clause'],
    ['You can simply add it.', '"simply" adds nothing'],
    ['You just add it.', '"just" adds nothing'],
    ['It is easy to add.', '"easy" is a judgment that readers may not share'],
    ['More is coming soon.', '"coming soon" is a promise'],
  ])('%s', (text, message) => {
    expect(check(text)).toEqual([message])
  })
})

describe('similar phrases that are correct are accepted', () => {
  test.each([
    'The sidebar and the navbar are two bars at the side.',
    'The post Towards Docusaurus 2 has a title by somebody else.',
    'Its own page, your own id',
    'An email address, an IP address, the address bar, and a way to address it',
    'Who reads this?',
    'Who wrote the post.',
    '`i18n` stands for internationalization, and the label stands out.',
    'A stand-alone build',
    'A reader who knows the option, nobody knows, and your team knows.',
    'Connection refused',
    'The option brings back all posts.',
    'It counts the words.',
    'The outside of the box',
    'Write it as it is written.',
    'The page has just been built, just before the others.',
    'An easier way to the URLs of your own files',
    'docusaurus.config.js, plugin-config, side-bar.css, src/config',
  ])('%s', (text) => {
    expect(check(text)).toEqual([])
  })
})

test('an issue contains its position in the file and the fix', () => {
  expect(checkWords({ text: 'The NPM client', offset: 100 }, vocabulary)).toEqual([
    {
      offset: 104,
      message: '"NPM" is not the official spelling',
      fix: 'write "npm", or run npm run format:prose',
      edit: { length: 3, text: 'npm' },
    },
  ])
})

test('an edit that would lose markup is left to the author', () => {
  const [issue] = checkWords({ text: 'The side  bar', offset: 0 }, vocabulary)
  expect(issue).toEqual({
    offset: 4,
    message: '"side bar" is not the preferred term',
    fix: 'write "sidebar"',
  })
})

test('if two edits overlap, only the first one is applied', () => {
  const edits = [
    { offset: 2, edit: { length: 3, text: 'X' } },
    { offset: 0, edit: { length: 3, text: 'Y' } },
    { offset: 6 },
  ]
  expect(applyEdits('abcdefg', edits)).toBe('Ydefg')
})
