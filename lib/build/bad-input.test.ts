import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

const CONTENT = 'content/docs/current'

/** Every kind of bad document, side by side: all of them must be reported in one run. */
const badDocuments: Record<string, string> = {
  'no-title.mdx': '---\ndescription: Nothing else\n---\n\nText\n',
  'unknown-key.mdx': '---\ntitle: A\nsidebar_lable: B\n---\n\nText\n',
  'wrong-type.mdx': '---\ntitle: 12\nunlisted: yes please\n---\n\nText\n',
  'tab.mdx': '---\ntitle: A\ntags:\n\t- b\n---\n\nText\n',
  'same-id.mdx': '---\ntitle: A\nid: cli\n---\n\nText\n',
  'same-slug.mdx': '---\ntitle: A\nslug: /installation\n---\n\nText\n',
  'unclosed.mdx': '---\ntitle: A\n---\n\n<details>\n\nText\n',
  'unknown-component.mdx': '---\ntitle: A\n---\n\n<Tab />\n',
  'no-category.mdx': '---\ntitle: A\n---\n\n<DocCardList />\n',
  'unknown-admonition.mdx': '---\ntitle: A\n---\n\n:::warnin\n\nText\n\n:::\n',
  'broken-link.mdx': '---\ntitle: A\n---\n\n[a](./instalation.mdx)\n',
  'broken-anchor.mdx': '---\ntitle: A\n---\n\n[a](./installation.mdx#requirement)\n',
  'missing-image.mdx': '---\ntitle: A\nimage: ./img/no.png\n---\n\n![](./img/no.png)\n',
  'remote-image.mdx': '---\ntitle: A\n---\n\n![a](https://e.example/a.png)\n',
  'missing-file.mdx': '---\ntitle: A\n---\n\n[a](./report.pdf)\n',
  'crlf.mdx': '---\r\ntitle: A\r\n---\r\n\r\nText\r\n',
  'empty.mdx': '',
  'huge.mdx': `---\ntitle: A\n---\n\n${'Text and text. '.repeat(350_000)}\n`,
}

let folder: string
let output: string

function run(script: string): { status: number | null; output: string } {
  const result = spawnSync('node_modules/.bin/tsx', [script], { cwd: folder, encoding: 'utf8' })
  return { status: result.status, output: result.stdout + result.stderr }
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bad-input-'))
  for (const name of [
    'app',
    'lib',
    'content',
    'public',
    'tsconfig.json',
    'package.json',
    'package-lock.json',
  ]) {
    cpSync(name, path.join(folder, name), { recursive: true })
  }
  if (existsSync('.cache')) cpSync('.cache', path.join(folder, '.cache'), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  mkdirSync(path.join(folder, 'out'))
  writeFileSync(path.join(folder, 'out', 'index.html'), 'the previous output')
  for (const [name, text] of Object.entries(badDocuments)) {
    writeFileSync(path.join(folder, CONTENT, name), text)
  }
  writeFileSync(
    path.join(folder, CONTENT, 'bom.mdx'),
    '\uFEFF---\ntitle: With a mark\n---\n\nText\n',
  )
  const sidebars = path.join(folder, CONTENT, 'sidebars.ts')
  writeFileSync(sidebars, readFileSync(sidebars, 'utf8').replace("'installation'", "'instalation'"))
  const config = path.join(folder, 'lib/config/navbar.ts')
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replace("sidebarId: 'api'", "sidebarId: 'apis'"),
  )
  const redirects = path.join(folder, 'content/redirects.ts')
  writeFileSync(
    redirects,
    readFileSync(redirects, 'utf8')
      .replace("to: '/community/team/'", "to: '/community/teem/'")
      .replace("from: '/home/'", "from: '/docs/cli/'"),
  )
  writeFileSync(path.join(folder, 'app', 'page.tsx'), 'export function Page() {}\n')
  output = run('lib/commands/check-content.ts').output
}, 120_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('one run names every problem with file, line, column and fix', () => {
  test.each([
    ['no-title.mdx:1:1', 'front matter has no "title"', 'add a line `title: …`'],
    [
      'unknown-key.mdx:3:1',
      'unknown front matter key "sidebar_lable"',
      'did you mean "sidebar_label"?',
    ],
    [
      'wrong-type.mdx:2:8',
      '"title" must be a text, but is the number 12',
      'put the value in quotes',
    ],
    ['wrong-type.mdx:3:11', '"unlisted" must be true or false', 'write true or false'],
    ['tab.mdx:4:1', 'front matter is not valid YAML', 'indent with spaces, not tabs'],
    ['same-id.mdx:3:1', 'the document id "cli" is also that of', 'another `id`'],
    ['same-slug.mdx:3:1', 'the URL /docs/installation/ is also that of', 'another `slug`'],
    ['unclosed.mdx:5:1', 'Expected a closing tag for `<details>`', 'close the tag'],
    ['unknown-component.mdx:5:1', 'unknown component <Tab>', 'did you mean "Tabs"?'],
    [
      'no-category.mdx:5:1',
      'on a page that is not associated with a category',
      'put the document into a category',
    ],
    ['unknown-admonition.mdx:5:1', 'unknown admonition ":::warnin"', 'did you mean "warning"?'],
    [
      'broken-link.mdx:5:1',
      'the link "./instalation.mdx" leads to no document',
      'installation.mdx"?',
    ],
    ['broken-anchor.mdx:5:1', 'leads to a heading that', 'did you mean "requirements"?'],
    ['missing-image.mdx:3:1', 'the image "./img/no.png" leads to no file', 'correct the path'],
    ['missing-image.mdx:6:1', 'has no text for readers who do not see it', 'write what it shows'],
    ['missing-image.mdx:6:1', 'the image "./img/no.png" leads to no file', 'correct the path'],
    ['remote-image.mdx:5:1', 'is on another site', 'save the file beside the document'],
    ['missing-file.mdx:5:1', 'the link "./report.pdf" leads to no file', 'correct the path'],
    [
      'sidebars.ts:',
      'the sidebar names the document "instalation"',
      'did you mean "installation"?',
    ],
    ['crlf.mdx:1:1', 'Windows line endings (CRLF)', 'save with LF'],
    ['empty.mdx:1:1', 'the file is empty', 'add front matter with a title'],
    ['huge.mdx:1:1', 'more than the limit of 1 MB', 'split it into pages'],
  ])('%s  %s', (place, message, fix) => {
    const lines = output.split('\n').filter((line) => line.startsWith(`${CONTENT}/${place}`))
    const found = lines.find((line) => line.includes(message))
    expect(found ?? output).toContain(message)
    expect(found).toContain('  Fix: ')
    expect(found).toContain(fix)
  })

  test('so is a navbar item that leads nowhere', () => {
    expect(output).toMatch(
      /^lib\/config\/navbar\.ts:\d+:\d+ {2}No sidebar with the id "apis"\. Available: docs, api {2}Fix: /m,
    )
  })

  test.each([
    ['"/docs/team/" has the unknown target "/community/teem/"', 'did you mean "/community/team/"?'],
    ['"/docs/cli/" hides the page with this address', 'give the page another address'],
  ])('and a redirect that leads wrong: %s', (message, fix) => {
    const lines = output.split('\n').filter((line) => /^content\/redirects\.ts:\d+:\d+ /.test(line))
    const found = lines.find((line) => line.includes(message))
    expect(found ?? output).toContain(message)
    expect(found).toContain(fix)
  })

  test('and a page without a default export', () => {
    expect(output).toContain(
      `The page component at app/page.tsx doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`,
    )
  })

  test('a byte order mark is no problem', () => {
    expect(output).not.toContain('bom.mdx')
  })
})

test('the build prints the same, ends with code 1 and leaves the previous output alone', () => {
  const build = run('lib/commands/build.ts')
  expect(build.status).toBe(1)
  expect(build.output).toContain('unknown front matter key "sidebar_lable"')
  expect(build.output).toContain('out/ is as it was')
  expect(readFileSync(path.join(folder, 'out', 'index.html'), 'utf8')).toBe('the previous output')
}, 120_000)
