import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { test } from './dev'

const CLI = 'content/docs/current/cli.mdx'

/** A mistake of each kind that content can have, and the line it causes. */
const mistakes: {
  name: string
  file: string
  change: (text: string) => string
  line: RegExp
}[] = [
  {
    name: 'front matter',
    file: CLI,
    change: (text) => text.replace(/^title:/m, 'titel:'),
    line: /content\/docs\/current\/cli\.mdx:2:1 {2}unknown front matter key "titel" {2}Fix: .* {2}\(did you mean "title"\?\)/,
  },
  {
    name: 'MDX',
    file: CLI,
    change: (text) => `${text}\n<Tabs>\n`,
    line: /content\/docs\/current\/cli\.mdx:\d+:\d+ {2}.+ {2}Fix: .+/,
  },
  {
    name: 'a link',
    file: CLI,
    change: (text) => `${text}\n[a](./instalation.mdx)\n`,
    line: /content\/docs\/current\/cli\.mdx:\d+:1 {2}the link "\.\/instalation\.mdx" does not lead to a document {2}Fix: .+/,
  },
  {
    name: 'YAML',
    file: 'content/blog/authors.yml',
    change: (text) => text.replace('  name:', ' - name:'),
    line: /content\/blog\/authors\.yml:\d+:\d+ {2}.+ {2}Fix: .+/,
  },
  {
    name: 'the syntax of a sidebar',
    file: 'content/docs/current/sidebars.ts',
    change: (text) => `${text})\n`,
    line: /content\/docs\/current\/sidebars\.ts:\d+:1 {2}the module cannot be loaded: Unexpected "\)" {2}Fix: correct the syntax/,
  },
  {
    name: 'an unknown id in a sidebar',
    file: 'content/docs/current/sidebars.ts',
    change: (text) => text.replace("'introduction'", "'introdution'"),
    line: /content\/docs\/current\/sidebars\.ts:\d+:\d+ {2}the sidebar refers to the document "introdution", which does not exist {2}Fix: .+/,
  },
]

for (const { name, file, change, line } of mistakes) {
  test(`a mistake in ${name} is in the terminal and on the page until it is fixed`, async ({
    page,
    server,
    open,
    edits,
  }) => {
    await open('/docs/cli/')
    const printed = server.readOutput().length
    edits.edit(file, change)
    await expect(page.getByText(line)).toHaveCount(1)
    await expect.poll(() => server.readOutput().slice(printed)).toMatch(line)
    edits.undo()
    await expect(page.getByText(line)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'CLI' })).toBeVisible()
    await expect.poll(() => server.readOutput().slice(printed)).toContain('No problems.')
  })
}

test('a mistake in the configuration is on the page that it breaks until it is fixed', async ({
  page,
  server,
  open,
  edits,
}) => {
  const line =
    /lib\/config\/versions\.json:\d+:\d+ {2}"state" has the unknown value "unmaintaned" {2}Fix: .+/
  await open('/docs/cli/')
  const printed = server.readOutput().length
  edits.edit('lib/config/versions.json', (text) => text.replace('"unmaintained"', '"unmaintaned"'))
  // In place of the page, and in the list of all problems after the next check.
  await expect(page.getByText(line).first()).toBeVisible()
  await expect.poll(() => server.readOutput().slice(printed)).toMatch(line)
  edits.undo()
  await expect(page.getByText(line)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'CLI' })).toBeVisible()
  await expect.poll(() => server.readOutput().slice(printed)).toContain('No problems.')
})

/** Mistakes in code, which Next reports. */
const brokenCode = [
  {
    name: 'the syntax of a component',
    file: 'components/docs/doc-page.tsx',
    line: /doc-page\.tsx[ (:]+\d+:\d+/,
  },
  {
    name: 'the syntax of the configuration',
    file: 'lib/config/site.ts',
    line: /lib\/config\/site\.ts[ (:]+\d+:\d+/,
  },
]

for (const { name, file, line } of brokenCode) {
  test(`a mistake in ${name} is in the terminal and on the page until it is fixed`, async ({
    page,
    server,
    open,
    edits,
  }) => {
    await open('/docs/cli/')
    const printed = server.readOutput().length
    edits.edit(file, (text) => `${text}}\n`)
    const overlay = page.locator('nextjs-portal').getByRole('dialog')
    await expect(overlay).toContainText(line)
    await expect.poll(() => server.readOutput().slice(printed)).toMatch(line)
    edits.undo()
    await expect(overlay).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'CLI' })).toBeVisible()
  })
}

test('a component that throws has its location in the terminal, and its message on the page, until it is fixed', async ({
  page,
  server,
  open,
  edits,
}) => {
  const file = 'components/docs/doc-page.tsx'
  const start = '  const actions ='
  const [before = ''] = readFileSync(file, 'utf8').split(start)
  await open('/docs/cli/')
  const printed = server.readOutput().length
  edits.edit(file, (text) => text.replace(start, `  if (page) throw new Error('No page')\n$&`))
  await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('No page')
  const place = `${file}:${before.split('\n').length}:`
  await expect.poll(() => server.readOutput().slice(printed)).toContain(place)
  edits.undo()
  await expect(page.getByRole('heading', { level: 1, name: 'CLI' })).toBeVisible()
})
