import { beforeAll, expect, test } from '@jest/globals'
import { checkSnippets } from '@/lib/check/snippets/check-snippets'
import type { Problem } from '@/lib/core/problem'
import { formatProblem } from '@/lib/core/problem'

const fence = (info: string, ...code: string[]) => ['```' + info, ...code, '```', '', ''].join('\n')

const config = (...properties: string[]) =>
  fence('ts title="docusaurus.config.ts"', 'export default {', ...properties, '};')

const PAGE = 'content/docs/current/a.mdx'
const OLD_PAGE = 'content/docs/3.0.1/a.mdx'

/** A document, and the start of each problem in it, without the fix. */
const cases: [mistake: string, path: string, text: string, problems: string[]][] = [
  [
    'a wrong option of the site',
    PAGE,
    config("  onBrokenMarkdownLink: 'warn',"),
    [':3:3  unknown option "onBrokenMarkdownLink"'],
  ],
  [
    'a wrong option of a plugin',
    PAGE,
    config("  plugins: [['@docusaurus/plugin-sitemap', {filenam: 'pages.xml'}]],"),
    [':3:45  unknown option "filenam"'],
  ],
  [
    'a wrong option of a plugin in a preset',
    PAGE,
    config("  presets: [['classic', {docs: {sidebarPaths: './sidebars.ts'}}]],"),
    [':3:33  unknown option "sidebarPaths"'],
  ],
  [
    'a wrong option of the theme in a part',
    PAGE,
    fence('ts in=themeConfig', "navbar: {titel: 'A'},"),
    [':2:10  unknown option "navbar.titel"'],
  ],
  [
    'a value that the packages reject',
    PAGE,
    config("  themeConfig: {colorMode: {defaultMode: 'pink'}},"),
    [':3:29  the packages reject the code: "colorMode.defaultMode" must be one of [dark, light]'],
  ],
  [
    'an option of another version',
    OLD_PAGE,
    config("  onBrokenAnchors: 'throw',"),
    [':3:3  unknown option "onBrokenAnchors"'],
  ],
  ['the same option in its version', PAGE, config("  onBrokenAnchors: 'throw',"), []],
  [
    'a removed flag',
    PAGE,
    fence('bash', 'npx docusaurus start --force-poll'),
    [':2:22  `docusaurus start` has no flag "--force-poll"'],
  ],
  [
    'an install of another version',
    OLD_PAGE,
    fence('bash', 'npx create-docusaurus@3.1.1 a classic'),
    [':2:5  "create-docusaurus" is installed in version 3.1.1'],
  ],
  [
    'a syntax error next to a type error',
    PAGE,
    fence('ts', 'const a = ;') + fence('ts', "export const b: number = 'b';"),
    [
      ':2:11  Expression expected (TS1109)',
      `:6:14  Type 'string' is not assignable to type 'number' (TS2322)`,
    ],
  ],
  [
    'a name that another fence declares',
    PAGE,
    fence('ts', 'const first = 1;') + fence('ts', 'export const second = first;'),
    [`:6:23  Cannot find name 'first' (TS2304)`],
  ],
  [
    'an export that a package does not have',
    PAGE,
    fence('tsx', "import {useThemes} from '@docusaurus/theme-common';", 'useThemes();'),
    [`:2:9  Module '"@docusaurus/theme-common"' has no exported member 'useThemes' (TS2305)`],
  ],
  [
    'a misspelled option in prose',
    PAGE,
    'Set `onBrokenMarkdwnLinks` to `warn`.',
    [':1:6  there is no option "onBrokenMarkdwnLinks"'],
  ],
  [
    'a file that the template does not have',
    PAGE,
    'Delete `docs/tutorial-basics/deploy.md`.',
    [':1:9  the template has no file "docs/tutorial-basics/deploy.md"'],
  ],
  [
    'a misspelled key of front matter',
    PAGE,
    fence('md title="docs/a.md"', '---', 'sidebar_lable: A', '---'),
    [':3:1  unknown front matter key "sidebar_lable"'],
  ],
  [
    'TOML that does not parse',
    PAGE,
    fence('toml title="netlify.toml"', '[build]', '  publish = build'),
    [':3:13  the code does not parse: '],
  ],
  [
    'a category that the docs plugin rejects',
    PAGE,
    fence('json title="docs/a/_category_.json"', '{"label": "A", "positon": 1}'),
    [':2:17  unknown option "positon"'],
  ],
  [
    'a package.json with another version',
    PAGE,
    fence('json title="package.json"', '{"dependencies": {"@docusaurus/core": "^3.0.0"}}'),
    [':2:20  "@docusaurus/core" has the version "^3.0.0"'],
  ],
  [
    'a language that no check takes',
    PAGE,
    fence('cobol', 'STOP RUN.'),
    [':1:1  no check supports the language "cobol"'],
  ],
  ['what is wrong on purpose', PAGE, fence('ts no-check="shows a mistake"', 'const a = ;'), []],
]

const toPath = (path: string, at: number) => path.replace('a.mdx', `${at}.mdx`)

let problems: Problem[] = []

// In a single run, because each run starts a compiler for every release.
beforeAll(async () => {
  const documents = cases.map(([, path, text], at) => ({ path: toPath(path, at), text }))
  problems = (await checkSnippets(documents)).problems
})

const numbered = cases.map(
  ([mistake, path, , expected], at) => [mistake, toPath(path, at), expected] as const,
)

test.each(numbered)('%s', (_, path, expected) => {
  const lines = problems
    .filter((problem) => problem.path === path)
    .map((problem) => formatProblem(problem).replace(path, ''))
  expect(lines).toEqual(expected.map((start) => expect.stringContaining(start)))
})

test.each([
  ['onBrokenMarkdwnLinks', 'onBrokenMarkdownLinks'],
  ['filenam', 'filename'],
  ['navbar.titel', 'title'],
])('"%s" probably means "%s"', (name, meant) => {
  const problem = problems.find(({ message }) => message.includes(`${name}"`))
  expect(problem?.suggestion).toBe(meant)
})

test('blocks are counted by release and language, and skipped ones by their reason', async () => {
  const text =
    fence('toml', 'a = 1') +
    fence('json', '{}') +
    fence('ts no-check="shows a mistake"', 'a') +
    fence('css', 'a {}')
  const { checked, skipped } = await checkSnippets([{ path: PAGE, text }])
  const blocks = checked.map(({ pin, snippet }) => [pin.release, snippet.language])
  expect(blocks).toEqual([
    ['3.1.1', 'toml'],
    ['3.1.1', 'json'],
  ])
  expect(skipped).toEqual(['shows a mistake', 'not Docusaurus code: css'])
})
