/** Components a document may use, and the module names a document may import them from. */
export const knownComponents: Record<string, string> = {
  Tabs: '@theme/Tabs',
  TabItem: '@theme/TabItem',
  Details: '@theme/Details',
  DocCardList: '@theme/DocCardList',
  Mermaid: '@theme/Mermaid',
  CustomPropsTable: '@site/src/components/CustomPropsTable',
  InlineToc: '@theme/TOCInline',
  ColorGenerator: '@site/src/components/ColorGenerator',
}

/** Import specifiers a document may write, with the component they bring. */
export const knownImports: Record<string, string> = Object.fromEntries(
  Object.entries(knownComponents).map(([component, specifier]) => [specifier, component]),
)
