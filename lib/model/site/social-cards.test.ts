import { expect, test } from '@jest/globals'
import { mainDocs, testBlog } from '@/lib/config/instances'
import { createBlog } from '../blog/create-blog'
import { createDocs } from '../docs/create-docs'
import { listSocialImages } from './social-cards'

const options = { includeDrafts: false, toc: { min: 2, max: 3 } }

const toInput = (name: string) => ({
  name,
  files: ['guides/tabs', 'cli'].map((id) => ({
    path: `content/docs/${name}/${id}.mdx`,
    frontMatter: { title: id, unlisted: name === '3.0.1' },
  })),
  sidebars: {
    docs: [{ type: 'category' as const, label: 'Guides', items: ['guides/tabs'] }, 'cli'],
  },
  sidebarsPath: 'sidebars.ts',
})

const images = listSocialImages({
  docs: [createDocs(mainDocs, ['current', '3.1.1', '3.0.1'].map(toInput), options)],
  blogs: [false, true].map((noIndex) =>
    createBlog(
      { ...testBlog, routeBasePath: noIndex ? '/hidden' : '/news', noIndex },
      {
        files: [
          {
            kind: 'Post',
            path: `${noIndex ? 'content/hidden' : 'content/tests/blog'}/folder with space/2024-02-29-leap.mdx`,
            frontMatter: { title: 'A leap day' },
          },
        ],
        authors: {},
        tags: undefined,
      },
      options,
    ),
  ),
  pages: [],
})

test.each([
  ['/docs/guides/tabs/', '/social/docs/guides/tabs.png', 'guides/tabs', 'Guides', 'Version Canary'],
  ['/docs/3.1.1/cli/', '/social/docs/3.1.1/cli.png', 'cli', 'Docs', 'Version 3.1.1'],
  ['/', '/social/index.png', 'Docusaurus', 'Docusaurus', ''],
])('the image of %s says what the page is', (page, href, title, section, detail) => {
  expect(images.get(page)).toEqual({ href, card: { title, section, detail } })
})

test('the image of a post lies where the post lies, and says its title, blog and day', () => {
  const [href = ''] = [...images.keys()].filter((page) => page.endsWith('/leap/'))
  expect(images.get(href)).toEqual({
    href: `/social${href.replace(/\/$/, '')}.png`,
    card: { title: 'A leap day', section: 'Docusaurus Tests Blog', detail: 'Feb 29, 2024' },
  })
})

test('pages that search engines are to leave out have none', () => {
  expect(images.has('/docs/3.0.1/cli/')).toBe(false)
  expect([...images.keys()].filter((href) => href.startsWith('/hidden/'))).toEqual([])
})
