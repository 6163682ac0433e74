import { expect, test } from '@jest/globals'
import { createTestDocs } from '@/lib/testing/create-test-docs'
import { toGlobalData } from './global-data'

const docs = createTestDocs({
  current: {
    files: {
      'intro.mdx': { title: 'Intro', slug: '/' },
      'cli.mdx': { unlisted: true },
      'soon.mdx': { draft: true },
      'alone.mdx': {},
    },
    sidebars: { docs: ['intro', 'cli'], links: [{ type: 'link', label: 'A', href: '/a/' }] },
  },
  '1.0': { files: { 'cli.mdx': { title: 'CLI' } }, sidebars: { docs: ['cli'] } },
})

test('lists the versions of an instance with their documents, drafts and sidebars', () => {
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
