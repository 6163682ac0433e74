/**
 * Requires the name `*.client.tsx` for files that start with `'use client'`, and only for them. The name alone then
 * shows which code is sent to the browser.
 * @type {import('eslint').Rule.RuleModule}
 */
export const clientSuffix = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      suffix: `A file with 'use client' is named *.client.tsx. Rename this one.`,
      directive: `A *.client.tsx file starts with 'use client'. Add the line, or rename the file.`,
    },
  },
  create(context) {
    return {
      Program(program) {
        const directive = program.body.find(
          (statement) => 'directive' in statement && statement.directive === 'use client',
        )
        const isNamedClient = context.filename.endsWith('.client.tsx')
        if (directive && !isNamedClient) context.report({ node: directive, messageId: 'suffix' })
        if (!directive && isNamedClient) {
          context.report({ loc: { line: 1, column: 0 }, messageId: 'directive' })
        }
      },
    }
  },
}
