/** Comments that disable rules. Only a block comment can configure a rule. */
const DIRECTIVES = {
  Line: /^\s*eslint-disable(?:-next)?-line(?=\s|$)/,
  Block: /^\s*eslint(?:-disable(?:(?:-next)?-line)?)?(?=\s|$)/,
}

/**
 * Requires a reason in comments that disable or configure lint rules: `// eslint-disable-next-line no-x -- reason`.
 * @type {import('eslint').Rule.RuleModule}
 */
export const disableReason = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { reason: 'Say why after the rule: `-- reason`.' },
  },
  create(context) {
    return {
      Program() {
        for (const { type, value, loc } of context.sourceCode.getAllComments()) {
          if (!DIRECTIVES[type]?.test(value) || /\s--\s+\S/.test(value)) continue
          // Reported before the first column, where a comment that disables every rule does not disable this one.
          context.report({ loc: { line: loc.start.line, column: -1 }, messageId: 'reason' })
        }
      },
    }
  },
}
