import type { Node } from 'estree'
import type { Root } from 'mdast'
import { visit } from '../core/visit'
import { isFileImport } from './asset-files'
import type { Literal, ReadOther } from '../core/literals'

/** Paths of the files that a text imports, by their names in the text: `import pot from './pot.png'`. */
export type FileImports = ReadonlyMap<string, string>

/** Returns the files that a text imports. */
export function readFileImports(tree: Root): FileImports {
  const imports = new Map<string, string>()
  visit(tree, 'mdxjsEsm', (node) => {
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue
      const specifier = String(statement.source.value)
      if (!isFileImport(specifier)) continue
      for (const { local } of statement.specifiers) imports.set(local.name, specifier)
    }
  })
  return imports
}

/** The value of an expression that refers to a file or to a path of the site. */
type FileValue = { requiredFile: string } | { sitePath: string }

/** Whether a value was created by `createFileReader`. */
export function isFileValue(value: Literal): value is FileValue {
  return (
    typeof value === 'object' && value !== null && ('requiredFile' in value || 'sitePath' in value)
  )
}

/** Returns the path in a value that refers to a file in any way. */
export function toPath(value: Literal): string | undefined {
  if (typeof value === 'string') return value
  if (!isFileValue(value)) return undefined
  return 'requiredFile' in value ? value.requiredFile : value.sitePath
}

/**
 * Creates a function that reads an imported `pot`, `require('./pot.png').default` and `useBaseUrl('/img/pot.png')`
 * without running them.
 */
export function createFileReader(imports: FileImports): ReadOther {
  const read = (node: Node): Literal => {
    if (node.type === 'Identifier') {
      const file = imports.get(node.name)
      return file === undefined ? undefined : { requiredFile: file }
    }
    if (node.type === 'MemberExpression') {
      const { object, property } = node
      return property.type === 'Identifier' && property.name === 'default'
        ? read(object)
        : undefined
    }
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined
    const [argument] = node.arguments
    if (argument?.type !== 'Literal' || typeof argument.value !== 'string') return undefined
    if (node.callee.name === 'require') return { requiredFile: argument.value }
    return node.callee.name === 'useBaseUrl' ? { sitePath: argument.value } : undefined
  }
  return read
}
