/** Components that any document may use, and the module names it may import them from. */
export const knownComponents = {
  Tabs: '@theme/Tabs',
  TabItem: '@theme/TabItem',
  CodeBlock: '@theme/CodeBlock',
  Details: '@theme/Details',
  DocCardList: '@theme/DocCardList',
  Mermaid: '@theme/Mermaid',
  Playground: '@theme/Playground',
  CustomPropsTable: '@site/src/components/CustomPropsTable',
  InlineToc: '@theme/TOCInline',
  TOCInline: '@theme/TOCInline',
  Admonition: '@theme/Admonition',
  Head: '@docusaurus/Head',
  Link: '@docusaurus/Link',
  ThemedImage: '@theme/ThemedImage',
  IdealImage: '@theme/IdealImage',
  Image: '@theme/IdealImage',
  ColorGenerator: '@site/src/components/ColorGenerator',
} satisfies Record<string, string>

/** Components that only documents in the test area may use. No other page loads what they need. */
export const fixtureComponents = {
  AnalyticsButton: '@site/src/components/tests/AnalyticsButton',
  BrowserOnlySuspenseTest: '@site/src/components/tests/BrowserOnlySuspenseTest',
  CrashTest: '@site/src/components/tests/CrashTest',
  DynamicDiagram: '@site/src/components/tests/DynamicDiagram',
  SuspenseBrowserOnlyTest: '@site/src/components/tests/SuspenseBrowserOnlyTest',
  SuspenseTest: '@site/src/components/tests/SuspenseTest',
} satisfies Record<string, string>

/** Returns the components that a document may use, with their modules. */
export function getKnownComponents(path: string): Record<string, string> {
  return path.startsWith('content/tests/pages/')
    ? { ...knownComponents, ...fixtureComponents }
    : knownComponents
}
