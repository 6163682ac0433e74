import { basename, extname } from 'node:path'
import type { Declaration, ImportDeclaration, Program } from 'estree'
import pick from 'lodash-es/pick.js'
import type { Root } from 'mdast'
import type { Fault } from '@/lib/core/problem'
import { findSuggestion } from '@/lib/core/problem'
import { findPartialPath } from '@/lib/source/partials'
import type { CompileContext, Positioned } from '../core/context'
import { reportProblem } from '../core/context'
import { getKnownComponents } from '../core/known-components'
import { SKIP, visit } from '../core/visit'
import { isFileImport, readReferencedFile } from '../images/asset-files'
import type { Component } from './evaluator'
import { FileReference, KnownComponent, TOC, ValueError } from './values'

type Statement = Program['body'][number]

/** What the imports and exports of a text define. */
type DocumentModule = {
  /** What each imported name, and each name that any text may use, stands for. */
  scope: Map<string, unknown>
  /** Names whose import is a problem. Their uses are not reported. */
  broken: Set<string>
  /** What the text exports, in order. */
  exports: (Positioned & { declaration: Declaration })[]
}

/** What a text is besides its Markdown. */
export type ModuleInput = {
  /** Path of the file. */
  file: string
  frontMatter: Record<string, unknown>
  /** What the text that includes a partial gives to it. */
  props: Record<string, unknown>
}

/** Start of an import of a file as text. The other loaders of Webpack don't run here. */
const RAW = /^(?:-?!!?)?raw-loader!(?!.*!)/

const Fragment: Component = ({ children }) => children

/** Reads a file as text, or a JSON file as a value. A missing or invalid file is a problem. */
function readData(context: CompileContext, node: Positioned, from: string): unknown {
  const written = from.replace(RAW, '')
  const types = [extname(written)]
  const found = readReferencedFile(context, node, { written, noun: 'import', types })
  if (from !== written) return found?.bytes.toString()
  try {
    return found && (JSON.parse(found.bytes.toString()) as unknown)
  } catch (error) {
    const message = `"${written}" is not JSON: ${(error as Error).message}`
    reportProblem(context, node, { message, fix: 'correct the file' })
    return undefined
  }
}

/** Returns why a document can't have a statement, and what to write instead. */
function findMisuse(statement: Statement): Fault | undefined {
  const source = 'source' in statement && statement.source ? String(statement.source.value) : ''
  if (/\.(?:css|s[ac]ss|less)$/.test(source)) {
    return {
      message: `documents can’t import the style sheet "${source}"`,
      fix: 'put its rules into a style sheet of the site, and use their classes',
    }
  }
  if (statement.type === 'ImportDeclaration') {
    if (statement.specifiers.length > 0) return undefined
    const message = `the import of "${source}" has no name, so it has no effect`
    return { message, fix: 'remove it: documents run no scripts' }
  }
  if (statement.type === 'ExportDefaultDeclaration') {
    return { message: 'a document has no default export', fix: 'remove it' }
  }
  if (source === '') return undefined
  return {
    message: `a document can’t export what "${source}" exports`,
    fix: 'remove the export, and import it where it is used',
  }
}

/** Returns why a name can't be imported from a module, and what to write instead. */
function explainImport(name: string, from: string, known: Record<string, string>): Fault {
  const message = `unknown import "${name}" from "${from}"`
  const names = Object.keys(known).filter((key) => known[key] === from)
  if (names.length > 0) {
    return { message, fix: `remove it: of "${from}", documents have only ${names.join(', ')}` }
  }
  if (/^(?:\.|@site\/).*\.mdx?$/.test(from)) {
    const fix = 'import only its text, as in `import Steps from "./_steps.mdx"`'
    return { message, fix: `${fix}; its headings are in the table of contents of the page` }
  }
  if (/[!?]/.test(from)) {
    const fix =
      'write `!!raw-loader!` before the path to import a file as text; there are no other loaders'
    return { message, fix }
  }
  const modules = Object.values(known)
  // All names of modules start alike.
  const meant = findSuggestion(
    basename(from),
    modules.map((each) => basename(each)),
  )
  return {
    message,
    fix: 'import a known component or a _partial, or add the component to lib/markdown/core/known-components.ts',
    suggestion: modules.find((each) => basename(each) === meant),
  }
}

/**
 * Removes the imports and exports of a text, and returns what they define. Known components are always in scope, so
 * that their imports are optional.
 * @param createPartial returns the component for the Markdown file of a path
 */
export function readModule(
  context: CompileContext,
  tree: Root,
  { file, frontMatter, props }: ModuleInput,
  createPartial: (path: string) => Component,
): DocumentModule {
  const knownComponents = getKnownComponents(context.page)
  const known: Record<string, string> = {
    ...knownComponents,
    useBaseUrl: '@docusaurus/useBaseUrl',
    useCurrentSidebarCategory: '@docusaurus/theme-common',
    // Elements no longer need it, but many documents have it.
    React: 'react',
    Fragment: 'react',
  }
  const require = (specifier: string): unknown => {
    if (specifier.endsWith('.json')) return readData(context, tree, specifier)
    if (isFileImport(specifier)) return new FileReference('require', specifier, true)
    throw new ValueError(
      `require("${specifier}") is neither a file nor JSON`,
      'import components and partials, as in `import Steps from "./_steps.mdx"`',
    )
  }
  const scope = new Map<string, unknown>([
    ...Object.keys(knownComponents).map((name): [string, unknown] => [
      name,
      new KnownComponent(name),
    ]),
    ['frontMatter', frontMatter],
    ['contentTitle', frontMatter['title']],
    ['metadata', { ...pick(frontMatter, ['title', 'description']), frontMatter }],
    ['toc', TOC],
    ['props', props],
    ['require', require],
    // `<DocCardList items={…} />` lists them without being told.
    ['useCurrentSidebarCategory', () => ({ items: undefined })],
    ['Fragment', Fragment],
    ['React', { Fragment }],
    [
      'useBaseUrl',
      // A path without a slash starts at the site's root as well.
      (path: string) =>
        new FileReference('useBaseUrl', path.replace(/^(?![\w+.-]+:|[/#]|$)/, '/'), false),
    ],
  ])
  const broken = new Set<string>()
  const exports: DocumentModule['exports'] = []

  const readImport = (statement: ImportDeclaration, node: Positioned): void => {
    const from = String(statement.source.value)
    const partial = findPartialPath(from, file)
    const isData = RAW.test(from) || (from.endsWith('.json') && isFileImport(from))
    const data = isData ? readData(context, node, from) : undefined
    const main = Object.keys(known).find((key) => known[key] === from)
    for (const specifier of statement.specifiers) {
      const { name } = specifier.local
      const part =
        specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
          ? specifier.imported.name
          : 'default'
      const exported = part === 'default' ? main : part
      const meant = [name, exported].find((key) => key !== undefined && known[key] === from)
      if (isData && data === undefined) {
        broken.add(name)
      } else if (isData) {
        const values = data as Record<string, unknown> | null
        scope.set(name, part === 'default' ? data : values?.[part])
      } else if (partial !== undefined && specifier.type === 'ImportDefaultSpecifier') {
        scope.set(name, createPartial(partial))
      } else if (isFileImport(from)) {
        scope.set(name, new FileReference(name, from, true))
      } else if (meant !== undefined) {
        scope.set(name, scope.get(meant))
      } else {
        broken.add(name)
        reportProblem(context, node, explainImport(name, from, known))
      }
    }
  }

  visit(tree, 'mdxjsEsm', ({ data, position }, index, parent) => {
    for (const statement of data?.estree?.body ?? []) {
      const { line, column } = statement.loc?.start ?? { line: 1, column: 0 }
      const node = { position: position && { ...position, start: { line, column: column + 1 } } }
      const misuse = findMisuse(statement)
      if (misuse) reportProblem(context, node, misuse)
      if (statement.type === 'ImportDeclaration') {
        if (misuse) for (const { local } of statement.specifiers) broken.add(local.name)
        else readImport(statement, node)
      } else if (statement.type === 'ExportNamedDeclaration' && statement.declaration) {
        exports.push({ ...node, declaration: statement.declaration })
      }
    }
    parent?.children.splice(index ?? 0, 1)
    return [SKIP, index ?? 0]
  })
  return { scope, broken, exports }
}
