import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createContentCopy } from '@/lib/testing/content-copy'

const CONTENT = 'content/docs/current'

/** Bad documents and data files. One run must report all of them, and each mistake only once. */
const badFiles: Record<string, string> = {
  'no-title.mdx': '---\ndescription: Nothing else\n---\n\nText\n',
  'unknown-key.mdx': '---\ntitle: A\nsidebar_lable: B\n---\n\nText\n',
  'misspelled.mdx': '---\ntitel: A\nidd: meant\nslug: /place\n---\n\n## A heading\n\n<Tab />\n',
  'wrong-type.mdx': '---\ntitle: 12\nunlisted: yes please\n---\n\nText\n',
  'tab.mdx': '---\ntitle: A\ntags:\n\t- b\n---\n\nText\n',
  'same-id.mdx': '---\ntitle: A\nid: cli\n---\n\nText\n',
  'same-slug.mdx': '---\ntitle: A\nslug: /installation\n---\n\nText\n',
  'unclosed.mdx': '---\ntitle: A\n---\n\n<details>\n\n## Inside\n',
  'unknown-component.mdx': '---\ntitle: A\n---\n\n<Tab />\n',
  'unknown-import.mdx': "---\ntitle: A\n---\n\nimport X from '@theme/X'\n\n<X />\n\n<X />\n",
  '../../community/no-category.mdx': '---\ntitle: A\n---\n\n<DocCardList />\n',
  'unknown-admonition.mdx': '---\ntitle: A\n---\n\n:::warnin\n\nText\n\n:::\n',
  'broken-link.mdx': '---\ntitle: A\n---\n\n[a](./instalation.mdx)\n',
  'broken-anchor.mdx': '---\ntitle: A\n---\n\n[a](./installation.mdx#requirement)\n',
  'missing-image.mdx': '---\ntitle: A\nimage: ./img/no.png\n---\n\n![](./img/no.png)\n',
  'remote-image.mdx': '---\ntitle: A\n---\n\n![a](https://e.example/a.png)\n',
  'missing-file.mdx': '---\ntitle: A\n---\n\n[a](./report.pdf)\n',
  'crlf.mdx': '---\r\ntitle: A\r\n---\r\n\r\nText\r\n',
  'empty.mdx': '',
  'huge.mdx': `---\ntitle: A\n---\n\n${'Text and text. '.repeat(350_000)}\n`,
  'no-description.mdx': '---\ntitle: A\n---\nText\n',
  'levels.mdx': '---\ntitle: A\ntoc_min_heading_level: 5\n---\n\nText\n',
  'silent.mdx': `---
title: A
---

:::note

## A {#a}

#### B

<a href="/nowhere/">b</a> [c][nothing] [d](htps://e.example) [e](pathname:///nowhere.pdf)

\`\`\`
f
\`\`\`

\`\`\`js showLineNumber {3}
g()
\`\`\`

\`\`\`mermaid
flowchart LR
  h -->
\`\`\`

$$
i \\nope
$$
`,
  '_partial.mdx': '[a](#nowhere) [b](./nowhere.mdx) :::note\n\n<Nothing />\n',
  '_category_.yml': 'lable: Reference\nposition: first\n',
  '../../blog/authors.yml': 'editors:\n  name: The editors\n title: Writers\n',
  '../../blog/tags.yml': 'beta:\n  lable: beta\n',
  '../../blog/2024-02-30-no-day.mdx': '---\ntitle: A\nauthors: nobody\ntags: [none]\n---\n\nA\n',
  '../../blog/2024-02-28-no-release.mdx': '---\ntitle: A\nrelease: 3.1.9\n---\n\nA\n',
  '../../showcase/broken.yml': '- title: "A\n',
}

/** Documents without mistakes that link to all the documents with mistakes. */
const linkingFiles = Object.fromEntries(
  Array.from({ length: 20 }, (_, index) => [
    `linking-${index}.mdx`,
    `---
title: Linking ${index}
description: The document with the number ${index} leads to those that have problems.
pagination_next: meant
tags: [linking]
---

import Partial from './_partial.mdx'

[a](./misspelled.mdx#a-heading) [b](/docs/place/) [c](./tab.mdx) [d](./same-id.mdx)
[e](./same-slug.mdx) [f](./unclosed.mdx#inside) [g](./crlf.mdx) [h](./empty.mdx) [i](./huge.mdx)
[j](/blog/tags/beta/)

<Partial />
`,
  ]),
)

/** Expected output of the check: one line for each mistake. */
const expectedProblems = `
content/blog/2024-02-28-no-release.mdx:3:1  the release 3.1.9 has no changelog entry  Fix: correct the version, or add content/changelog/3.1.9.mdx  (did you mean "3.1.1"?)
content/blog/2024-02-30-no-day.mdx:1:1  the date 2024-02-30 in the file name does not exist  Fix: correct the file name
content/blog/authors.yml:3:1  the file is not valid YAML: All mapping items must start at the same column  Fix: correct the YAML; put text with a colon in quotes
content/blog/tags.yml:2:3  unknown key "lable" in "beta"  Fix: remove it or correct its name  (did you mean "label"?)
content/community/no-category.mdx:5:1  <DocCardList /> on a page that is not associated with a category  Fix: put the document in a category of its sidebar, or remove the list
content/docs/current/_category_.yml:1:1  unknown key "lable"  Fix: remove it or correct its name  (did you mean "label"?)
content/docs/current/_category_.yml:2:11  "position" must be a number, but is the string "first"  Fix: write a number
content/docs/current/_partial.mdx:1:15  the link "./nowhere.mdx" does not lead to a document  Fix: correct the path, which is relative to this file
content/docs/current/_partial.mdx:3:1  unknown component <Nothing>  Fix: use a known component, or add it to lib/markdown/core/known-components.ts
content/docs/current/broken-anchor.mdx:5:1  the link "./installation.mdx#requirement" leads to a heading that content/docs/current/installation.mdx does not have  Fix: use the id of a heading  (did you mean "requirements"?)
content/docs/current/broken-link.mdx:5:1  the link "./instalation.mdx" does not lead to a document  Fix: correct the path, which is relative to this file  (did you mean "./installation.mdx"?)
content/docs/current/crlf.mdx:1:1  Windows line endings (CRLF)  Fix: save with LF, or run \`npm run format\`
content/docs/current/dangling.mdx:1:1  the file can't be read: ENOENT: no such file or directory, open 'content/docs/current/dangling.mdx'  Fix: delete it, or correct its permissions or where it links to
content/docs/current/empty.mdx:1:1  the file is empty  Fix: add front matter with a title and some text, or delete it
content/docs/current/huge.mdx:1:1  the file is 5.0 MB, which exceeds the limit of 1 MB  Fix: split it into pages
content/docs/current/levels.mdx:3:24  "toc_min_heading_level" is 5, but the table of contents ends at level 3  Fix: set "toc_min_heading_level" to the smaller number
content/docs/current/missing-file.mdx:5:1  the link "./report.pdf" does not lead to a file  Fix: correct the path, which is relative to this file
content/docs/current/missing-image.mdx:3:1  the image "./img/no.png" does not lead to a file  Fix: correct the path, which is relative to this file
content/docs/current/missing-image.mdx:6:1  the image "./img/no.png" has no alternative text  Fix: write what it shows between the brackets, or <img src="…" alt="" /> if it is only decoration
content/docs/current/missing-image.mdx:6:1  the image "./img/no.png" does not lead to a file  Fix: correct the path, which is relative to this file
content/docs/current/misspelled.mdx:2:1  unknown front matter key "titel"  Fix: remove it or correct its name  (did you mean "title"?)
content/docs/current/misspelled.mdx:3:1  unknown front matter key "idd"  Fix: remove it or correct its name  (did you mean "id"?)
content/docs/current/misspelled.mdx:9:1  unknown component <Tab>  Fix: use a known component, or add it to lib/markdown/core/known-components.ts  (did you mean "Tabs"?)
content/docs/current/no-description.mdx:1:1  front matter has no "description"  Fix: add a line \`description: …\` between two --- lines
content/docs/current/no-title.mdx:1:1  front matter has no "title"  Fix: add a line \`title: …\` between two --- lines
content/docs/current/remote-image.mdx:5:1  the image "https://e.example/a.png" is on another site, but pages load nothing from other sites  Fix: save the file next to the document and write its path
content/docs/current/same-id.mdx:3:1  the document id "cli" is already used by content/docs/current/cli.mdx  Fix: give one of them another \`id\`
content/docs/current/same-slug.mdx:3:1  the URL /docs/installation/ is already used by content/docs/current/installation.mdx  Fix: give one of them another \`slug\`
content/docs/current/sidebars.ts  the sidebar refers to the document "instalation", which does not exist  Fix: use the id of a document: its folder and its \`id\`, or its file name without extension  (did you mean "installation"?)
content/docs/current/silent.mdx:5:1  the admonition ":::note" is not closed  Fix: close it with a line \`:::\`; an admonition around others needs more colons than they have
content/docs/current/silent.mdx:9:1  a level 4 heading follows a level 2 heading  Fix: start it with ###: don't skip levels
content/docs/current/silent.mdx:11:1  the link "/nowhere/" does not lead to a page  Fix: link to the file of the document instead
content/docs/current/silent.mdx:11:27  the reference [nothing] has no definition  Fix: add a line \`[nothing]: …\`, or write \\[ if the bracket is text
content/docs/current/silent.mdx:11:40  the link "htps://e.example" has the unknown scheme "htps:"  Fix: use one of http, https, mailto, tel, sms, ftp, irc, ircs, xmpp, pathname  (did you mean "https"?)
content/docs/current/silent.mdx:11:62  the link "pathname:///nowhere.pdf" does not lead to anything on this host  Fix: add the file to public/, or the path to lib/config/other-paths.ts
content/docs/current/silent.mdx:13:1  the code block has no language  Fix: write it after the opening backticks; for plain text, write \`text\`
content/docs/current/silent.mdx:17:1  unknown attribute "showLineNumber" of a code block  Fix: remove it, or use one of title, showLineNumbers, focus, no-format, no-check, in, size, live, noInline, npm2yarn, no-javascript  (did you mean "showLineNumbers"?)
content/docs/current/silent.mdx:17:1  {3} marks line 3 of a block that has 1 line  Fix: correct the line numbers, which start with 1
content/docs/current/silent.mdx:23:4  the diagram does not parse at "h -->"  Fix: correct it: https://mermaid.js.org/intro/syntax-reference.html describes the syntax
content/docs/current/silent.mdx:27:3  KaTeX: Undefined control sequence: \\nope at position 3: i \\̲n̲o̲p̲e̲  Fix: correct the formula, or write \\$ if the dollar sign is text
content/docs/current/tab.mdx:4:1  front matter is not valid YAML: Tabs are not allowed as indentation  Fix: indent with spaces, not tabs
content/docs/current/unclosed.mdx:5:1  Expected a closing tag for \`<details>\` (5:1-5:10)  Fix: close the tag, as in <br />, put both tags on separate lines, or write \`<\` as &lt; if it is text
content/docs/current/unknown-admonition.mdx:5:1  unknown admonition ":::warnin"  Fix: use one of note, tip, info, warning, danger, caution, my-custom-admonition  (did you mean "warning"?)
content/docs/current/unknown-component.mdx:5:1  unknown component <Tab>  Fix: use a known component, or add it to lib/markdown/core/known-components.ts  (did you mean "Tabs"?)
content/docs/current/unknown-import.mdx:5:1  unknown import "X" from "@theme/X"  Fix: import a known component or a _partial, or add the component to lib/markdown/core/known-components.ts
content/docs/current/unknown-key.mdx:3:1  unknown front matter key "sidebar_lable"  Fix: remove it or correct its name  (did you mean "sidebar_label"?)
content/docs/current/wrong-type.mdx:2:8  "title" must be text, but is the number 12  Fix: put the value in quotes
content/docs/current/wrong-type.mdx:3:11  "unlisted" must be true or false, but is the string "yes please"  Fix: write true or false
content/options/plugin-client-redirects.yml:3:7  there is no document "api/plugins/plugin-client-redirect.mdx" for the options in content/docs/current/  Fix: correct "page", which is a path inside that folder  (did you mean "api/plugins/plugin-client-redirects.mdx"?)
content/options/plugin-google-gtag.yml:12:22  the release 2.4.9 of the option "trackingID" has no changelog entry  Fix: correct the version, or add content/changelog/2.4.9.mdx  (did you mean "2.4.0"?)
content/options/plugin-google-tag-manager.yml:10:16  the release 2.3.9 of the option "containerId" has no changelog entry  Fix: correct the version, or add content/changelog/2.3.9.mdx  (did you mean "2.3.0"?)
content/options/plugin-sitemap.yml:21:22  "defaultText" has a backtick without its pair  Fix: write one at both ends of the code
content/redirects.ts  the redirect from "/docs/team/" points to "/community/teem/", which does not exist  Fix: write the URL of a page  (did you mean "/community/team/"?)
content/redirects.ts  the redirect from "/docs/cli/" hides the page with this URL  Fix: remove it, or give the page another URL
content/redirects.ts  the link "/docs/cli/#anchor" leads to a heading that content/docs/current/cli.mdx does not have  Fix: use the id of a heading
content/showcase/broken.yml:1:10  the file is not valid YAML: Missing closing "quote  Fix: correct the YAML; put text with a colon in quotes
content/urls.lock  the published page /community/answers/ no longer exists  Fix: add { from: '/community/answers/', to: '/' } to content/redirects.ts
content/urls.lock  the published heading #gone of /community/support/ no longer exists  Fix: keep its id on the heading that replaces it in content/community/0-support.mdx, as in {#new-id, gone}
lib/config/navbar.ts  no sidebar with the id "apis"  Fix: use the id of a sidebar in the sidebars.ts of the version  (did you mean "api"?)
lib/config/navbar.ts  no doc with the id "indx"  Fix: use the id of a document: its folder and its \`id\`, or its file name without extension  (did you mean "index"?)
lib/config/site.ts  the link "/version/" does not lead to a page  Fix: correct the path  (did you mean "/versions/"?)
`

/** Adds a description as the last line of the front matter, so that most files have no mistake besides their own. */
function describe(text: string): string {
  if (text.includes('\ndescription:')) return text
  return text.replace(/\n---\n\n/, '\ndescription: About it\n---\n')
}

let folder: string
let output: string

function run(script: string): { status: number | null; output: string } {
  const result = spawnSync('node_modules/.bin/tsx', [script], { cwd: folder, encoding: 'utf8' })
  return { status: result.status, output: result.stdout + result.stderr }
}

function edit(file: string, ...replacements: [from: string, to: string][]): void {
  const target = path.join(folder, file)
  let text = readFileSync(target, 'utf8')
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
    text = text.replace(from, to)
  }
  writeFileSync(target, text)
}

beforeAll(() => {
  folder = createContentCopy()
  mkdirSync(path.join(folder, 'out'))
  writeFileSync(path.join(folder, 'out', 'index.html'), 'the previous output')
  for (const [name, text] of Object.entries({ ...badFiles, ...linkingFiles })) {
    writeFileSync(path.join(folder, CONTENT, name), describe(text))
  }
  symlinkSync('no-such-file', path.join(folder, CONTENT, 'dangling.mdx'))
  writeFileSync(
    path.join(folder, CONTENT, 'bom.mdx'),
    '\uFEFF---\ntitle: With a mark\ndescription: A document that starts with a byte order mark is read like any other.\n---\n\nText\n',
  )
  edit(`${CONTENT}/sidebars.ts`, ["'installation'", "'instalation'"], ["'cli'", "'cli', 'meant'"])
  edit(
    'lib/config/navbar.ts',
    ["sidebarId: 'api'", "sidebarId: 'apis'"],
    ["docId: 'introduction'", "docId: 'meant'"],
    ["docsId: 'docs-tests', docId: 'index'", "docsId: 'docs-tests', docId: 'indx'"],
  )
  edit('lib/config/site.ts', ["href: '/versions/'", "href: '/version/'"])
  edit('content/options/plugin-google-gtag.yml', ['version: 2.4.0', 'version: 2.4.9'])
  edit('content/options/plugin-google-tag-manager.yml', ['since: 2.3.0', 'since: 2.3.9'])
  edit('content/options/plugin-sitemap.yml', [
    'default: sitemap.xml',
    'defaultText: "`sitemap.xml"',
  ])
  edit('content/options/plugin-client-redirects.yml', ['redirects.mdx', 'redirect.mdx'])
  edit('content/urls.lock', [
    '/community/support/',
    '/community/answers/\n/community/support/ #gone',
  ])
  edit(
    'content/redirects.ts',
    ["to: '/community/team/'", "to: '/community/teem/'"],
    ["from: '/home/'", "from: '/docs/cli/'"],
    ["to: '/community/resources/'", "to: '/docs/place/'"],
    ["to: '/#anchor'", "to: '/docs/cli/#anchor'"],
  )
  writeFileSync(path.join(folder, 'app', 'page.tsx'), 'export function Page() {}\n')
  output = run('lib/commands/check-content.ts').output
}, 240_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('one run reports every mistake once, with file, line, column and fix', () => {
  const problems = output
    .split('\n')
    .filter((line) => /^\S+:\d+:\d+ /.test(line))
    // Lines in configuration files and in `urls.lock` move with every edit.
    .map((line) => line.replace(/^(\S+\.ts|content\/urls\.lock):\d+:\d+/, '$1'))
  expect(problems).toEqual(expectedProblems.trim().split('\n'))
})

test('it also reports a page without a default export', () => {
  expect(output).toContain(
    `The page component at app/page.tsx doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`,
  )
})

test('the build prints the same, exits with code 1 and leaves the previous output unchanged', () => {
  const build = run('lib/commands/build.ts')
  expect(build.status).toBe(1)
  expect(build.output).toContain('unknown front matter key "sidebar_lable"')
  expect(build.output).toContain('out/ is unchanged')
  expect(readFileSync(path.join(folder, 'out', 'index.html'), 'utf8')).toBe('the previous output')
}, 120_000)
