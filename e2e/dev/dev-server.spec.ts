import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import type { DevServer } from '@/lib/testing/dev-server'
import { startDevServer } from '@/lib/testing/dev-server'
import type { Workspace } from '@/lib/testing/workspace'
import { copyBuilt, createWorkspace } from '@/lib/testing/workspace'
import { waitForApp } from '../site'

let workspace: Workspace
let server: DevServer
let page: Page

test.beforeAll(async () => {
  workspace = await createWorkspace(process.cwd(), { history: false })
  copyBuilt(workspace.folder)
  server = await startDevServer(workspace.folder)
})

test.afterAll(async () => {
  await server.stop()
  workspace.remove()
})

const toFile = (name: string) => path.join(workspace.folder, name)

/** Opens a page and waits until it is notified of edits, and able to handle them. Next ignores earlier ones. */
async function open(route: string): Promise<void> {
  const connected = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) =>
        String(payload).includes('turbopack-connected'),
      ),
    )
  await Promise.all([connected, page.goto(`${server.origin}${route}`)])
  await waitForApp(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Functions that undo the edits of a test. */
const undone: (() => void)[] = []

function undo(): void {
  for (const restore of undone.splice(0)) restore()
}

// Each test has a new page: an open one reloads after an edit, which would abort a visit to another URL.
test.beforeEach(async ({ browser }) => {
  page = await browser.newPage()
})

test.afterEach(async () => {
  await page.close()
  undo()
})

function edit(name: string, change: (text: string) => string): void {
  const file = toFile(name)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  undone.push(() =>
    before === undefined ? rmSync(file, { force: true }) : writeFileSync(file, before),
  )
  writeFileSync(file, change(before ?? ''))
}

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
  test(`a mistake in ${name} is in the terminal and on the page until it is fixed`, async () => {
    await open('/docs/cli/')
    const printed = server.readOutput().length
    edit(file, change)
    await expect(page.getByText(line)).toHaveCount(1)
    await expect.poll(() => server.readOutput().slice(printed)).toMatch(line)
    undo()
    await expect(page.getByText(line)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'CLI' })).toBeVisible()
    await expect.poll(() => server.readOutput().slice(printed)).toContain('No problems.')
  })
}

test('a mistake in the configuration is on the page that it breaks until it is fixed', async () => {
  const line =
    /lib\/config\/versions\.json:\d+:\d+ {2}"state" has the unknown value "unmaintaned" {2}Fix: .+/
  await open('/docs/cli/')
  const printed = server.readOutput().length
  edit('lib/config/versions.json', (text) => text.replace('"unmaintained"', '"unmaintaned"'))
  // In place of the page, and in the list of all problems after the next check.
  await expect(page.getByText(line).first()).toBeVisible()
  await expect.poll(() => server.readOutput().slice(printed)).toMatch(line)
  undo()
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
  test(`a mistake in ${name} is in the terminal and on the page until it is fixed`, async () => {
    await open('/docs/cli/')
    const printed = server.readOutput().length
    edit(file, (text) => `${text}}\n`)
    const overlay = page.locator('nextjs-portal').getByRole('dialog')
    await expect(overlay).toContainText(line)
    await expect.poll(() => server.readOutput().slice(printed)).toMatch(line)
    undo()
    await expect(overlay).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'CLI' })).toBeVisible()
  })
}

test('a component that throws has its location in the terminal, and its message on the page, until it is fixed', async () => {
  await open('/docs/cli/')
  const printed = server.readOutput().length
  edit('components/docs/doc-page.tsx', (text) =>
    text.replace('  const actions =', `  if (page) throw new Error('No page')\n$&`),
  )
  await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('No page')
  const place = /components\/docs\/doc-page\.tsx[ (:]+15:\d+/
  await expect.poll(() => server.readOutput().slice(printed)).toMatch(place)
  undo()
  await expect(page.getByRole('heading', { level: 1, name: 'CLI' })).toBeVisible()
})

test('a new page exists as soon as its file does, and is removed with it', async () => {
  await open('/examples/fresh/')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  edit('content/examples/fresh.mdx', () => '---\ntitle: Fresh\n---\n\nText\n')
  await expect(page.getByRole('heading', { level: 1, name: 'Fresh' })).toBeVisible()
  undo()
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
})

test('a URL that moved leads to its page', async () => {
  await page.goto(`${server.origin}/docs/team/?a=1#b`)
  await page.waitForURL(`${server.origin}/community/team/?a=1#b`)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found')
})

for (const { url, similar } of [
  { url: '/docs/instalation/', similar: '/docs/installation/' },
  { url: '/showcas/', similar: '/showcase/' },
]) {
  test(`${url} suggests ${similar}`, async () => {
    await page.goto(`${server.origin}${url}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    const section = page.getByRole('region', { name: 'Did you mean one of these?' })
    await expect(section.getByRole('link').first()).toHaveAttribute('href', similar)
  })
}

test('search finds a new page', async () => {
  const title = 'Quince harvest'
  edit('content/examples/quinces.mdx', () => `---\ntitle: ${title}\n---\n\nText\n`)
  const answer = page.getByRole('option', { name: title })
  await expect(async () => {
    await open('/docs/cli/')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search' }).fill(title)
    await expect(answer).toBeVisible()
  }).toPass()
  await answer.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('an edit is detected after an editor has replaced the file', async () => {
  const file = toFile('content/examples/replaced.mdx')
  const write = (name: string, text: string) => {
    writeFileSync(name, `---\ntitle: Replaced\n---\n\n${text}\n`)
  }
  undone.push(() => rmSync(file, { force: true }))
  const expectText = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()
  write(file, 'First')
  await open('/examples/replaced/')
  await expectText('First')
  write(`${file}.new`, 'Second')
  renameSync(`${file}.new`, file)
  await expectText('Second')
  write(file, 'Third')
  await expectText('Third')
})

// Every version has every page of the export, so this test adds one to the current version.
test("a page that a version doesn't have leads to its nearest parent there, with a note", async () => {
  edit(
    'content/docs/current/fresh.mdx',
    () => '---\ntitle: Fresh\ndescription: A page of the current version.\n---\n\nText\n',
  )
  await open('/docs/fresh/')
  await page.getByRole('button', { name: 'Canary' }).click()
  await page
    .getByRole('group', { name: 'Versions', exact: true })
    .getByRole('link', { name: '3.0.1' })
    .click()
  const note = page.getByRole('note').filter({ hasText: "This page isn't in 3.0.1." })
  await expect(note).toBeVisible()
  await expect(note).toBeFocused()
  // Readers who share the URL share the page without the note.
  await expect(page).toHaveURL(`${server.origin}/docs/3.0.1/`)
  await page.getByRole('link', { name: 'Dismiss' }).click()
  await expect(note).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})
