/** Id of the demo document; its file is `docs/hello.md`. */
export const sampleId = 'hello'

/** Initial text of the demo editor. */
export const sampleSource = `# Hello, docs

Type here. This is **Markdown**, and the page updates.

:::tip

Turn *tip* into *warning*, or give the page a new title.

:::

## What it supports

- \`code\`, lists and [links](./install.md)
- headings, which form the outline

\`\`\`js title="src/hello.js"
export const hello = (name) => \`Hi \${name}\`
\`\`\`
`
