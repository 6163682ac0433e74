import { symlinkSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { provideFiles } from '@/lib/testing/temporary-files'
import { listContentPaths, listFiles } from './list-files'

provideFiles({
  'content/docs/current/cli.mdx': 'Text\n',
  'content/docs/current/._cli.mdx': 'Finder info\n',
  'content/docs/current/.drafts/idea.mdx': 'Text\n',
  'content/docs/current/_shared.mdx': 'Text\n',
  'content/docs/current/_steps/one.mdx': 'Text\n',
  'content/docs/current/folder.mdx/index.mdx': 'Text\n',
  'content/docs/node_modules/package/readme.md': 'Text\n',
  'content/redirects.ts': 'export default []\n',
})

test('names that start with a dot and node_modules are ignored', () => {
  // Emacs locks a file with a link that leads nowhere.
  symlinkSync('user@host.1:1', 'content/docs/current/.#cli.mdx')
  expect(listFiles('content')).toEqual([
    'docs/current/_shared.mdx',
    'docs/current/_steps/one.mdx',
    'docs/current/cli.mdx',
    'docs/current/folder.mdx/index.mdx',
    'redirects.ts',
  ])
})

test('documents are Markdown files except partials', () => {
  expect(listContentPaths()).toEqual([
    'content/docs/current/cli.mdx',
    'content/docs/current/folder.mdx/index.mdx',
  ])
})
