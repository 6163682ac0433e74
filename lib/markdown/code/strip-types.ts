import ts from 'typescript'

/** A replacement of part of the code. Offsets are those of the original. */
type Edit = { start: number; end: number; text: string }

/** Code without its types, and where its lines come from. */
export type StrippedCode = {
  code: string
  /** For each line of `code`, the 1-based line of the original, or undefined for an added line. */
  origins: (number | undefined)[]
}

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

/** Removes the types of a program, and writes those of packages as comments. */
class TypeRemover {
  readonly edits: Edit[] = []
  private readonly types: Map<string, string | undefined>

  constructor(private readonly file: ts.SourceFile) {
    this.types = findTypes(file)
    this.visit(file)
  }

  private remove(start: number, end: number): void {
    this.edits.push({ start, end, text: '' })
  }

  private insert(at: number, text: string): void {
    this.edits.push({ start: at, end: at, text })
  }

  /** Removes a statement together with the rest of its line. */
  private removeStatement(node: ts.Node): void {
    const rest = /^[ \t]*\n?/.exec(this.file.text.slice(node.end))?.[0].length ?? 0
    this.remove(node.getStart(), node.end + rest)
  }

  /** Returns a type for a comment, or undefined if it is no type of a package. */
  private toComment(type: ts.TypeNode): string | undefined {
    const names: ts.Identifier[] = []
    const visit = (node: ts.Node): void => {
      const isMember = ts.isQualifiedName(node.parent) && node.parent.right === node
      if (ts.isIdentifier(node) && !isMember && this.types.has(node.text)) names.push(node)
      ts.forEachChild(node, visit)
    }
    visit(type)
    const offset = type.getStart()
    const edits = names.map((name) => ({
      start: name.getStart() - offset,
      end: name.end - offset,
      text: this.types.get(name.text),
    }))
    const known = edits.filter((edit): edit is Edit => edit.text !== undefined)
    if (known.length === 0 || known.length < edits.length) return undefined
    return applyEdits(type.getText(), known).code
  }

  private annotateFunction(node: ts.FunctionDeclaration): void {
    const tags = node.parameters.map(({ name, type }) => {
      const text = type && ts.isIdentifier(name) ? this.toComment(type) : undefined
      return text && `@param {${text}} ${name.getText()}`
    })
    const returned = node.type && this.toComment(node.type)
    const found = [...tags, returned && `@returns {${returned}}`].filter((tag) => tag !== undefined)
    if (found.length === 0) return
    const [first = '', ...others] = found
    const comment =
      others.length === 0
        ? `/** ${first} */\n`
        : `/**\n${found.map((tag) => ` * ${tag}\n`).join('')} */\n`
    this.insert(node.getStart(), comment)
  }

  private removeAnnotation({ type }: { type?: ts.TypeNode | undefined }): void {
    if (type) this.remove(type.pos - 1, type.end)
  }

  private removeAssertion({ expression, type, end }: ts.AsExpression | ts.SatisfiesExpression) {
    const text = this.toComment(type)
    if (text !== undefined) {
      const start = expression.getStart()
      const isFirst = /\n[ \t]*$/.test(this.file.text.slice(0, start))
      this.insert(start, `${isFirst ? '' : '\n'}/** @type {${text}} */\n(`)
    }
    this.edits.push({ start: expression.end, end, text: text === undefined ? '' : ')' })
  }

  private visitImport(node: ts.ImportDeclaration): void {
    const { importClause } = node
    const bindings = importClause?.namedBindings
    if (importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) {
      this.removeStatement(node)
    } else if (importClause && bindings && ts.isNamedImports(bindings)) {
      const values = bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly)
      if (values.length === bindings.elements.length) return
      if (values.length > 0) {
        const text = `{${values.map((element) => element.getText()).join(', ')}}`
        this.edits.push({ start: bindings.getStart(), end: bindings.end, text })
      } else if (importClause.name) this.remove(importClause.name.end, bindings.end)
      else this.removeStatement(node)
    }
  }

  private visit(node: ts.Node): void {
    const isAmbient =
      ts.canHaveModifiers(node) &&
      ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword)
    if (isAmbient || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
      this.removeStatement(node)
      return
    }
    if (ts.isImportDeclaration(node)) {
      this.visitImport(node)
      return
    }
    if (ts.isStringLiteral(node) && OWN_FILE.test(node.text)) {
      const extension = /\.tsx?$/.exec(node.text)?.[0]
      const end = node.end - 1
      if (extension) this.edits.push({ start: end - extension.length, end, text: '.js' })
    }
    if (ts.isVariableStatement(node)) {
      const [declaration] = node.declarationList.declarations
      const text = declaration?.type && this.toComment(declaration.type)
      if (text !== undefined) this.insert(node.getStart(), `/** @type {${text}} */\n`)
    }
    if (ts.isFunctionDeclaration(node)) this.annotateFunction(node)
    if (ts.isFunctionLike(node) || ts.isVariableDeclaration(node) || ts.isParameter(node)) {
      this.removeAnnotation(node)
    }
    if (ts.isParameter(node) && node.questionToken) {
      this.remove(node.questionToken.pos, node.questionToken.end)
    }
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) this.removeAssertion(node)
    if (ts.isNonNullExpression(node)) this.remove(node.expression.end, node.end)
    const generics = ts.isFunctionLike(node)
      ? node.typeParameters
      : ts.isCallExpression(node) || ts.isNewExpression(node)
        ? node.typeArguments
        : undefined
    if (generics) this.remove(generics.pos - 1, generics.end + 1)
    ts.forEachChild(node, (child) => {
      if (!ts.isTypeNode(child)) this.visit(child)
    })
  }
}

function applyEdits(original: string, edits: Edit[]): StrippedCode {
  let code = ''
  const origins: StrippedCode['origins'] = [undefined]
  let line = 1
  const add = (text: string, isKept: boolean): void => {
    code += text
    text.split('\n').forEach((part, index) => {
      if (index > 0) origins.push(undefined)
      if (index > 0 && isKept) line += 1
      if (isKept && part.trim() !== '') origins[origins.length - 1] ??= line
    })
  }
  let offset = 0
  // Insertions at one place keep their order: sorting is stable.
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    add(original.slice(offset, start), true)
    add(text, false)
    line += original.slice(start, end).split('\n').length - 1
    offset = end
  }
  add(original.slice(offset), true)
  return { code, origins }
}

/**
 * Removes the types from TypeScript. Types of packages become comments, as the framework's templates for JavaScript
 * have them: `const config: Config = …` is preceded by `@type`, and so is a value before `satisfies` or `as`. Types that
 * the code declares itself are left out. Names of the site's own files end in `.js`.
 */
export function stripTypes(code: string): StrippedCode {
  const file = ts.createSourceFile('code.tsx', code, ts.ScriptTarget.Latest, true)
  return applyEdits(code, new TypeRemover(file).edits)
}
