import type { RegistryEntry, RegistrySection } from '@/lib/records/debug'
import type { BlogPage, DocsPage } from '@/lib/records/site-page'
import type { NavbarItem } from '@/lib/config/navbar-types'
import { fixtureComponents, knownComponents } from '@/lib/markdown/core/known-components'

const docsPageFiles: Record<DocsPage['kind'], string> = {
  doc: 'components/docs/doc-page.tsx',
  category: 'components/docs/docs-page-view.tsx',
  'docs-tags': 'components/docs/docs-page-view.tsx',
  'docs-tag': 'components/docs/docs-page-view.tsx',
}

const blogPageFiles: Record<BlogPage['kind'], string> = {
  post: 'components/blog/post-page.tsx',
  release: 'components/blog/post-page.tsx',
  'post-list': 'components/blog/blog-page-view.tsx',
  archive: 'components/blog/blog-page-view.tsx',
  'blog-tags': 'components/blog/blog-page-view.tsx',
  'blog-tag': 'components/blog/blog-page-view.tsx',
}

/** Each of these files has a switch with a case for every kind of navbar item. */
const navbarFiles = [
  'components/navbar/entries.ts',
  'components/navbar/bar-entry.client.tsx',
  'components/navbar/drawer-entry.client.tsx',
]

function toEntries(files: Record<string, string>): RegistryEntry[] {
  return Object.entries(files).map(([name, file]) => ({ name, file }))
}

function toComponents(components: Record<string, Omit<RegistryEntry, 'name'>>): RegistryEntry[] {
  return Object.entries(components).map(([name, component]) => ({ name, ...component }))
}

/** Returns the names that content and configuration can use, with the files they resolve to. */
export function getRegistry(navbarItems: NavbarItem[]): RegistrySection[] {
  const kinds = [...new Set(navbarItems.map(({ kind }) => kind))]
  return [
    { title: 'Components of documents', entries: toComponents(knownComponents) },
    { title: 'Components of fixtures', entries: toComponents(fixtureComponents) },
    { title: 'Kinds of docs pages', entries: toEntries(docsPageFiles) },
    { title: 'Kinds of blog pages', entries: toEntries(blogPageFiles) },
    {
      title: 'Kinds of navbar items in use',
      entries: kinds.flatMap((name) => navbarFiles.map((file) => ({ name, file }))),
    },
  ]
}
