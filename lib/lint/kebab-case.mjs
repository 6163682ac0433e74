import path from 'node:path'

const FILE_NAME =
  /^[a-z\d]+(?:-[a-z\d]+)*(?:\.(?:client|script|d))?(?:\.(?:test|spec|config))?\.(?:ts|tsx|mjs)$/

/**
 * Requires kebab-case file names, with no other suffixes than those used in this repository.
 * @type {import('eslint').Rule.RuleModule}
 */
export const kebabCase = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      name: 'Name the file in kebab-case after its main export, with no suffix but .client, .script, .d, .test, .spec or .config: "{{name}}" is not.',
    },
  },
  create(context) {
    return {
      Program() {
        const name = path.basename(context.filename)
        if (FILE_NAME.test(name)) return
        context.report({ loc: { line: 1, column: 0 }, messageId: 'name', data: { name } })
      },
    }
  },
}
