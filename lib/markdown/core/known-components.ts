import mapValues from 'lodash-es/mapValues.js'

type KnownComponent = {
  /** Module that documents may import it from. */
  alias: string
  /** A component, or the plugin that makes HTML of it while a document is compiled. */
  file: string
}

/** Components that any document may use. */
export const knownComponents = {
  Tabs: { alias: '@theme/Tabs', file: 'lib/markdown/tabs/rehype-tabs.ts' },
  TabItem: { alias: '@theme/TabItem', file: 'lib/markdown/tabs/rehype-tabs.ts' },
  CodeBlock: { alias: '@theme/CodeBlock', file: 'lib/markdown/code/remark-code-children.ts' },
  Details: { alias: '@theme/Details', file: 'lib/markdown/blocks/rehype-elements.ts' },
  DocCardList: { alias: '@theme/DocCardList', file: 'components/docs/card-list.tsx' },
  Mermaid: { alias: '@theme/Mermaid', file: 'components/mdx/mermaid/mermaid.client.tsx' },
  Playground: { alias: '@theme/Playground', file: 'components/mdx/live-code/playground.tsx' },
  CustomPropsTable: {
    alias: '@site/src/components/CustomPropsTable',
    file: 'components/docs/custom-props-table.tsx',
  },
  InlineToc: { alias: '@theme/TOCInline', file: 'components/mdx/inline-toc.tsx' },
  TOCInline: { alias: '@theme/TOCInline', file: 'components/mdx/inline-toc.tsx' },
  Admonition: { alias: '@theme/Admonition', file: 'lib/markdown/blocks/remark-components.ts' },
  Head: { alias: '@docusaurus/Head', file: 'lib/markdown/head/remark-head.ts' },
  Link: { alias: '@docusaurus/Link', file: 'lib/markdown/links/remark-links.ts' },
  ThemedImage: { alias: '@theme/ThemedImage', file: 'lib/markdown/images/jsx-images.ts' },
  IdealImage: { alias: '@theme/IdealImage', file: 'lib/markdown/images/jsx-images.ts' },
  Image: { alias: '@theme/IdealImage', file: 'lib/markdown/images/jsx-images.ts' },
  ColorGenerator: {
    alias: '@site/src/components/ColorGenerator',
    file: 'components/mdx/color-generator/color-generator.client.tsx',
  },
} satisfies Record<string, KnownComponent>

/** Components that only documents in the test area may use. No other page loads what they need. */
export const fixtureComponents = mapValues(
  {
    AnalyticsButton: 'analytics-button.client.tsx',
    BrowserOnlySuspenseTest: 'suspense-tests.client.tsx',
    CrashTest: 'crash-test.tsx',
    DynamicDiagram: 'dynamic-diagram.client.tsx',
    SuspenseBrowserOnlyTest: 'suspense-tests.client.tsx',
    SuspenseTest: 'suspense-tests.client.tsx',
  },
  (file, name): KnownComponent => ({
    alias: `@site/src/components/tests/${name}`,
    file: `components/tests/${file}`,
  }),
)

/** Returns the components that a document may use, with their modules. */
export function getKnownComponents(path: string): Record<string, string> {
  const hasFixtures = path.startsWith('content/tests/pages/')
  return mapValues({ ...knownComponents, ...(hasFixtures && fixtureComponents) }, 'alias')
}
