import type { RegistryEntry, RegistrySection } from '@/lib/records/debug'
import type { BlogPage, DocsPage } from '@/lib/records/site-page'
import type { NavbarItem } from '@/lib/config/navbar-types'
import { fixtureComponents, knownComponents } from '@/lib/markdown/core/known-components'

/** Components of documents. Those whose file is a plugin become HTML while the document is compiled. */
const componentFiles: Record<keyof typeof knownComponents, string> = {
  Tabs: 'lib/markdown/tabs/rehype-tabs.ts',
  TabItem: 'lib/markdown/tabs/rehype-tabs.ts',
  CodeBlock: 'lib/markdown/code/remark-code-children.ts',
  Details: 'lib/markdown/blocks/rehype-elements.ts',
  DocCardList: 'components/docs/card-list.tsx',
  Mermaid: 'components/mdx/mermaid/mermaid.tsx',
  Playground: 'components/mdx/live-code/playground.tsx',
  CustomPropsTable: 'components/docs/custom-props-table.tsx',
  InlineToc: 'components/mdx/inline-toc.tsx',
  TOCInline: 'components/mdx/inline-toc.tsx',
  Admonition: 'lib/markdown/blocks/remark-components.ts',
  Head: 'lib/markdown/head/remark-head.ts',
  Link: 'lib/markdown/links/remark-links.ts',
  ThemedImage: 'lib/markdown/images/jsx-images.ts',
  IdealImage: 'lib/markdown/images/jsx-images.ts',
  Image: 'lib/markdown/images/jsx-images.ts',
  ColorGenerator: 'components/mdx/color-generator/color-generator.client.tsx',
}

const fixtureFiles: Record<keyof typeof fixtureComponents, string> = {
  AnalyticsButton: 'components/tests/analytics-button.client.tsx',
  BrowserOnlySuspenseTest: 'components/tests/suspense-tests.client.tsx',
  CrashTest: 'components/tests/crash-test.tsx',
  DynamicDiagram: 'components/tests/dynamic-diagram.client.tsx',
  SuspenseBrowserOnlyTest: 'components/tests/suspense-tests.client.tsx',
  SuspenseTest: 'components/tests/suspense-tests.client.tsx',
}

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

function toEntries(
  files: Record<string, string>,
  aliases: Record<string, string> = {},
): RegistryEntry[] {
  return Object.entries(files).map(([name, file]) => ({ name, alias: aliases[name], file }))
}

/** Returns the names that content and configuration can use, with the files they resolve to. */
export function getRegistry(navbarItems: NavbarItem[]): RegistrySection[] {
  const kinds = [...new Set(navbarItems.map(({ kind }) => kind))]
  return [
    { title: 'Components of documents', entries: toEntries(componentFiles, knownComponents) },
    { title: 'Components of fixtures', entries: toEntries(fixtureFiles, fixtureComponents) },
    { title: 'Kinds of docs pages', entries: toEntries(docsPageFiles) },
    { title: 'Kinds of blog pages', entries: toEntries(blogPageFiles) },
    {
      title: 'Kinds of navbar items in use',
      entries: kinds.flatMap((name) => navbarFiles.map((file) => ({ name, file }))),
    },
  ]
}
