/** Identity of the demonstration's document; its file is `docs/hello.md`. */
export const sampleId = 'hello'

/** What the demonstration's editor holds at first. */
export const sampleSource = `# Hello, docs

Type here. This is **Markdown**, and the page follows.

:::tip

Turn *tip* into *warning*, or give the page a new title.

:::

## What it knows

- \`code\`, lists and [links](./install.md)
- headings, which make the outline

\`\`\`js title="src/hello.js"
export const hello = (name) => \`Hi \${name}\`
\`\`\`
`
