/** Returns a restriction for each way to write a name in code. */
function restrictName(pattern, message) {
  return [
    `Literal[value=/${pattern}/]`,
    `Literal[regex.pattern=/${pattern}/]`,
    `TemplateElement[value.raw=/${pattern}/]`,
    `Identifier[name=/${pattern}/]`,
  ].map((selector) => ({ selector, message }))
}

/**
 * Restrictions of `no-restricted-syntax`: code depends only on what Next and React document. A slash is escaped, because
 * it ends a selector's pattern.
 */
export const noInternals = [
  ...restrictName(
    'next\\\\?\\u002Fdist\\b',
    'The modules in this folder of Next are not public, and change with any version.',
  ),
  ...restrictName(
    '__next_f|__nextjs|\\b_rsc\\b|\\b__NA\\b',
    "Next's payload, requests and history entries are its own. Use its documented API.",
  ),
  {
    selector: "Property[key.name='resolveAlias']",
    message: 'Nothing stands in for a module of Next or of another package.',
  },
]

const override = 'Others rely on this function. Listen to events, or call a documented API instead.'

/** Restrictions of `no-restricted-syntax`: code doesn't change functions of browsers and packages. */
export const noOverrides = [
  "AssignmentExpression[left.object.name=/^(?:globalThis|self|window)$/][left.property.name='fetch']",
  'AssignmentExpression[left.property.name=/^(?:pushState|replaceState)$/]',
  "AssignmentExpression[left.object.property.name='prototype']",
  "UnaryExpression[operator='delete'][argument.object.property.name='prototype']",
].map((selector) => ({ selector, message: override }))
