import { expect, test } from '@jest/globals'
import type { DocsConfig } from '@/lib/config/types'
import { createDocs } from '@/lib/content/docs/create-docs'
import { toGlobalData } from './global-data'

const config: DocsConfig = {
  id: 'default',
  routeBasePath: '/docs',
  contentPath: 'docs',
  versions: [
    { name: 'current', label: 'Canary', path: '', banner: 'none', badge: true },
    { name: '1.0', label: '1.0', path: '1.0', banner: 'none', badge: true },
  ],
  lastVersion: 'current',
  releasedVersion: '1.0',
  breadcrumbs: true,
}

const docs = createDocs(
  config,
  [
    {
      name: 'current',
      files: [
        { path: 'content/docs/current/intro.mdx', frontMatter: { title: 'Intro', slug: '/' } },
        { path: 'content/docs/current/cli.mdx', frontMatter: { title: 'CLI', unlisted: true } },
        { path: 'content/docs/current/soon.mdx', frontMatter: { title: 'Soon', draft: true } },
        { path: 'content/docs/current/alone.mdx', frontMatter: { title: 'Alone' } },
      ],
      sidebars: { docs: ['intro', 'cli'], links: [{ type: 'link', label: 'A', href: '/a/' }] },
      sidebarsPath: 'sidebars.ts',
    },
    {
      name: '1.0',
      files: [{ path: 'content/docs/1.0/cli.mdx', frontMatter: { title: 'CLI' } }],
      sidebars: { docs: ['cli'] },
      sidebarsPath: 'sidebars.ts',
    },
  ],
  { includeDrafts: false, toc: { min: 2, max: 3 } },
)

test('an instance tells its versions with their documents, drafts and sidebars', () => {
  expect(toGlobalData([docs])).toEqual({
    default: {
      path: '/docs',
      versions: [
        {
          name: 'current',
          label: 'Canary',
          isLast: true,
          path: '/docs/',
          mainDocId: 'intro',
          docs: [
            { id: 'intro', path: '/docs/', sidebar: 'docs' },
            { id: 'cli', path: '/docs/cli/', sidebar: 'docs', unlisted: true },
            { id: 'alone', path: '/docs/alone/' },
          ],
          draftIds: ['soon'],
          sidebars: { docs: { link: { path: '/docs/', label: 'Intro' } }, links: {} },
        },
        {
          name: '1.0',
          label: '1.0',
          isLast: false,
          path: '/docs/1.0/',
          mainDocId: 'cli',
          docs: [{ id: 'cli', path: '/docs/1.0/cli/', sidebar: 'docs' }],
          draftIds: [],
          sidebars: { docs: { link: { path: '/docs/1.0/cli/', label: 'CLI' } } },
        },
      ],
      breadcrumbs: true,
    },
  })
})
