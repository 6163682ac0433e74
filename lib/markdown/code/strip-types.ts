import { transform } from 'sucrase'
import ts from 'typescript'

/** A replacement of part of the code. Offsets are those of the original. */
type Edit = { start: number; end: number; text: string }

/** A line break that is added to a line. It is white space to parsers, but doesn't end the line for them. */
const BREAK = '\f'

/** Matches the names in a type, but not those of members or in quotes. */
const NAMES = /(?<![\w$.'"])[A-Za-z_$][\w$]*/g

/** Matches the paths of the site's own files, in imports and in options. */
const OWN_FILE = /^(?:\.{1,2}\/|@site\/|src\/)/

/**
 * Maps the name of each type to the way a comment names it, such as `import('@docusaurus/types').Config`. A type that
 * the site declares itself, which its JavaScript doesn't have, is mapped to undefined.
 */
function findTypes(file: ts.SourceFile): Map<string, string | undefined> {
  const types = new Map<string, string | undefined>()
  for (const statement of file.statements) {
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
      types.set(statement.name.text, undefined)
    }
    if (!ts.isImportDeclaration(statement) || !statement.importClause) continue
    const { importClause, moduleSpecifier } = statement
    const isTypeOnly = importClause.phaseModifier === ts.SyntaxKind.TypeKeyword
    const source = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ''
    const add = ({ text }: ts.Identifier, member: string) =>
      types.set(text, OWN_FILE.test(source) ? undefined : `import('${source}')${member}`)
    if (isTypeOnly && importClause.name) add(importClause.name, '.default')
    const bindings = importClause.namedBindings
    if (!bindings) continue
    if (ts.isNamespaceImport(bindings)) {
      if (isTypeOnly) add(bindings.name, '')
      continue
    }
    for (const { name, propertyName, isTypeOnly: isType } of bindings.elements) {
      if (isTypeOnly || isType) add(name, `.${(propertyName ?? name).text}`)
    }
  }
  return types
}

/**
 * Lists the edits that write the types of packages as comments, and the names of the site's own files as in JavaScript.
 * @throws SyntaxError if the code has syntax that does more than name types
 */
function listEdits(file: ts.SourceFile): Edit[] {
  const types = findTypes(file)
  const edits: Edit[] = []
  const insert = (at: number, text: string) => edits.push({ start: at, end: at, text })

  /** Returns a type for a comment, or undefined if it is no type of a package. */
  const toComment = (type: ts.TypeNode): string | undefined => {
    const text = type.getText()
    const names = text.match(NAMES)?.filter((name) => types.has(name)) ?? []
    if (names.length === 0 || names.some((name) => types.get(name) === undefined)) return undefined
    return text.replace(NAMES, (name) => types.get(name) ?? name)
  }

  const annotateFunction = (node: ts.FunctionDeclaration): void => {
    const tags = node.parameters.map(({ name, type }) => {
      const text = type && ts.isIdentifier(name) ? toComment(type) : undefined
      return text && `@param {${text}} ${name.getText()}`
    })
    const returned = node.type && toComment(node.type)
    const found = [...tags, returned && `@returns {${returned}}`].filter((tag) => tag !== undefined)
    if (found.length === 0) return
    const [first = '', ...others] = found
    const comment =
      others.length === 0
        ? `/** ${first} */`
        : ['/**', ...found.map((tag) => ` * ${tag}`), ' */'].join(BREAK)
    insert(node.getStart(), comment + BREAK)
  }

  const annotateValue = ({ expression, type }: ts.AsExpression | ts.SatisfiesExpression): void => {
    const text = toComment(type)
    if (text === undefined) return
    const start = expression.getStart()
    const isFirst = /\n[ \t]*$/.test(file.text.slice(0, start))
    insert(start, `${isFirst ? '' : BREAK}/** @type {${text}} */${BREAK}(`)
    insert(expression.end, ')')
  }

  const visit = (node: ts.Node): void => {
    if (
      ts.isEnumDeclaration(node) ||
      (ts.isModuleDeclaration(node) && ts.isIdentifier(node.name))
    ) {
      const isAmbient = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword)
      if (!isAmbient) throw new SyntaxError(`"${node.name.text}" is more than a type`)
    }
    if (ts.isStringLiteral(node) && OWN_FILE.test(node.text)) {
      const extension = /\.tsx?$/.exec(node.text)?.[0]
      const end = node.end - 1
      if (extension) edits.push({ start: end - extension.length, end, text: '.js' })
    }
    if (ts.isVariableStatement(node)) {
      const [declaration] = node.declarationList.declarations
      const text = declaration?.type && toComment(declaration.type)
      if (text !== undefined) insert(node.getStart(), `/** @type {${text}} */${BREAK}`)
    }
    if (ts.isFunctionDeclaration(node)) annotateFunction(node)
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) annotateValue(node)
    ts.forEachChild(node, (child) => {
      if (!ts.isTypeNode(child)) visit(child)
    })
  }
  visit(file)
  return edits
}

/**
 * Removes the types from TypeScript. Types of packages become comments, as the framework's templates for JavaScript
 * have them: `const config: Config = …` is preceded by `@type`, and so is a value before `satisfies` or `as`. Types that
 * the code declares itself are left out. Names of the site's own files end in `.js`.
 * @returns for each line what becomes of it: one or more lines, or undefined if it is only types
 */
export function stripTypes(code: string): (string | undefined)[] {
  const file = ts.createSourceFile('code.tsx', code, ts.ScriptTarget.Latest, true)
  // Insertions at one place keep their order: sorting is stable.
  const commented = listEdits(file)
    .toSorted((one, other) => one.start - other.start)
    .reduceRight((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
  const { code: stripped } = transform(commented, {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
    keepUnusedImports: true,
  })
  // Sucrase keeps every line, so those that it empties are only types.
  const lines = code.split('\n')
  return stripped
    .split('\n')
    .map((line, at) =>
      line.trim() || !lines[at]?.trim() ? line.replaceAll(BREAK, '\n') : undefined,
    )
}
