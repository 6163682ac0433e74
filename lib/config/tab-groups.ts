/** Group of the package manager tabs. A reader's choice applies to all of them. */
export const packageManagerGroup = 'package-manager'

/** Query parameter of that group: `?pm=yarn`. */
export const packageManagerQuery = 'pm'

/** Group of the tabs with a file in JavaScript and in TypeScript. */
export const codeLanguageGroup = 'code-language'
