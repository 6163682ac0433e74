/** Components a document may use, and the module names a document may import them from. */
export const knownComponents: Record<string, string> = {
  Tabs: '@theme/Tabs',
  TabItem: '@theme/TabItem',
  Details: '@theme/Details',
  DocCardList: '@theme/DocCardList',
  Mermaid: '@theme/Mermaid',
  CustomPropsTable: '@site/src/components/CustomPropsTable',
  InlineToc: '@theme/TOCInline',
  ThemedImage: '@theme/ThemedImage',
  IdealImage: '@theme/IdealImage',
  Image: '@theme/IdealImage',
  ColorGenerator: '@site/src/components/ColorGenerator',
}

/** Names a document may import, with their modules. `useBaseUrl` is read, not run. */
export const knownImports: Record<string, string> = {
  ...knownComponents,
  useBaseUrl: '@docusaurus/useBaseUrl',
}
