import { renameSync, writeFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { chooseVersion } from '../navbar'
import { test } from './dev'

test('a new page exists as soon as its file does, and is removed with it', async ({
  page,
  open,
  edits,
}) => {
  await open('/examples/fresh/')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  edits.edit('content/examples/fresh.mdx', () => '---\ntitle: Fresh\n---\n\nText\n')
  await expect(page.getByRole('heading', { level: 1, name: 'Fresh' })).toBeVisible()
  edits.undo()
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
})

test('a URL that moved leads to its page', async ({ page, server }) => {
  await page.goto(`${server.origin}/docs/team/?a=1#b`)
  await page.waitForURL(`${server.origin}/community/team/?a=1#b`)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found')
})

for (const { url, similar } of [
  { url: '/docs/instalation/', similar: '/docs/installation/' },
  { url: '/showcas/', similar: '/showcase/' },
]) {
  test(`${url} suggests ${similar}`, async ({ page, server }) => {
    await page.goto(`${server.origin}${url}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    const section = page.getByRole('region', { name: 'Did you mean one of these?' })
    await expect(section.getByRole('link').first()).toHaveAttribute('href', similar)
  })
}

test('search finds a new page', async ({ page, open, edits }) => {
  const title = 'Quince harvest'
  edits.edit('content/examples/quinces.mdx', () => `---\ntitle: ${title}\n---\n\nText\n`)
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

test('an edit is detected after an editor has replaced the file', async ({ page, open, edits }) => {
  const toPage = (text: string) => `---\ntitle: Replaced\n---\n\n${text}\n`
  const expectText = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()
  const file = edits.edit('content/examples/replaced.mdx', () => toPage('First'))
  await open('/examples/replaced/')
  await expectText('First')
  writeFileSync(`${file}.new`, toPage('Second'))
  renameSync(`${file}.new`, file)
  await expectText('Second')
  writeFileSync(file, toPage('Third'))
  await expectText('Third')
})

// Every version has every page of the export, so this test adds one to the current version.
test("a page that a version doesn't have leads to its nearest parent there, with a note", async ({
  page,
  server,
  open,
  edits,
}) => {
  edits.edit(
    'content/docs/current/fresh.mdx',
    () => '---\ntitle: Fresh\ndescription: A page of the current version.\n---\n\nText\n',
  )
  await open('/docs/fresh/')
  await chooseVersion(page, '3.0.1')
  const note = page.getByRole('note').filter({ hasText: "This page isn't in 3.0.1." })
  await expect(note).toBeVisible()
  await expect(note).toBeFocused()
  // Readers who share the URL share the page without the note.
  await expect(page).toHaveURL(`${server.origin}/docs/3.0.1/`)
  await page.getByRole('link', { name: 'Dismiss' }).click()
  await expect(note).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})
