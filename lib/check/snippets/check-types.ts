import path from 'node:path'
import type * as TypeScript from 'typescript'
import type { LoadPackage } from '@/lib/options/packages/load-package'
import { toUnknownOption } from '@/lib/options/added-options'
import type { SnippetProblem } from './snippet'
import { CODE_FIX } from './snippet'
import type { SnippetModule } from './snippet-module'

type Compiler = typeof TypeScript

/** Loads the version of TypeScript that the template installs. */
export function loadCompiler(load: LoadPackage): Compiler {
  return load('typescript') as Compiler
}

/** Returns the template's settings. Every snippet is a module, so none sees the declarations of another. */
function readOptions(ts: Compiler, folder: string): TypeScript.CompilerOptions {
  const config = { extends: '@docusaurus/tsconfig', files: [] }
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
  return {
    ...options,
    checkJs: true,
    moduleDetection: ts.ModuleDetectionKind.Force,
    // Packages that a site can add, whose types are then part of its program.
    types: [
      ...(options.types ?? []),
      '@docusaurus/theme-live-codeblock',
      '@docusaurus/theme-mermaid',
      '@docusaurus/theme-search-algolia',
      '@docusaurus/plugin-ideal-image',
      '@docusaurus/plugin-pwa',
    ],
  }
}

/** Returns the module's text, with the type that its default export must match. */
export function toTypedText(ts: Compiler, { extension, text, exportType }: SnippetModule): string {
  if (exportType === undefined) return text
  const file = ts.createSourceFile(`a.${extension}`, text, ts.ScriptTarget.Latest)
  const exported = file.statements.find(
    (node): node is TypeScript.ExportAssignment =>
      ts.isExportAssignment(node) && ts.isObjectLiteralExpression(node.expression),
  )
  if (!exported) return text
  const end = exported.expression.end
  return `${text.slice(0, end)} satisfies ${exportType}${text.slice(end)}`
}

const CANNOT_FIND_MODULE = 2307

/** Reported for `declare module '*.png'` in a module. In a `.d.ts` file, it declares the files. */
const WILDCARD_AUGMENTATION = 2664

/** Reported for a method or loop that the template's settings do not support. JavaScript is not compiled with them. */
const NEEDS_NEWER_TARGET = [2550, 2802]

/**
 * Reported for values of an unknown shape, which the removed types described. The fence was compiled with them.
 */
const NEEDS_REMOVED_TYPES = [2322, 2339, 2345, 18048]

/**
 * Whether a diagnostic is caused by what a snippet does not show: the site's other files, and the three fields that
 * every site needs.
 */
function isExpected(
  { code, messageText }: TypeScript.Diagnostic,
  { extension, isConverted }: SnippetModule,
): boolean {
  const message = typeof messageText === 'string' ? messageText : messageText.messageText
  if (code === CANNOT_FIND_MODULE) return /module '(?:\.{1,2}\/|@site\/)/.test(message)
  if (code === WILDCARD_AUGMENTATION) return message.includes("module '*")
  if (NEEDS_NEWER_TARGET.includes(code)) return !extension.startsWith('ts')
  if (isConverted && NEEDS_REMOVED_TYPES.includes(code)) return true
  const missing =
    /missing the following properties from type '[^']*(?:Config|RequireKeys)[^']*': (.*)$/
  const names = missing.exec(message)?.[1]?.split(', ')
  const name = /^Property '(\w+)' is missing in type .* but required in type '.*RequireKeys/.exec(
    message,
  )?.[1]
  return (names ?? [name]).every(
    (each) => each !== undefined && ['title', 'url', 'baseUrl'].includes(each),
  )
}

/** The compiler's message for a property that a type does not have, such as a configuration option. */
const UNKNOWN_PROPERTY =
  /Object literal may only specify known properties, (?:and|but) '"?([\w-]+)"?' does not exist/

/** Combines the first line of a diagnostic, which says what does not match, with the last one, which says why. */
function toMessage(ts: Compiler, { messageText, code }: TypeScript.Diagnostic): string {
  const text = ts.flattenDiagnosticMessageText(messageText, '\n')
  const option = UNKNOWN_PROPERTY.exec(text)?.[1]
  if (option !== undefined) return `${toUnknownOption(option)} (TS${code})`
  const lines = text.split('\n').map((line) => line.trim())
  const [first = ''] = lines
  const last = lines.length > 1 ? ` ${lines.at(-1) ?? ''}` : ''
  return `${(first + last).replace(/\s*Did you mean .*\?$/, '').replace(/\.$/, '')} (TS${code})`
}

function toProblem(
  ts: Compiler,
  diagnostic: TypeScript.Diagnostic,
  { addedLines, text }: SnippetModule,
): SnippetProblem {
  const { file, start = 0 } = diagnostic
  const place = file?.getLineAndCharacterOfPosition(start) ?? { line: addedLines, character: 0 }
  const lastLine = text.split('\n').length
  const suggestion = /Did you mean (?:to write )?'([^']+)'\?/.exec(
    ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'),
  )?.[1]
  return {
    line: Math.min(Math.max(place.line - addedLines + 1, 1), lastLine),
    column: place.character + 1,
    message: toMessage(ts, diagnostic),
    fix: CODE_FIX,
    suggestion,
  }
}

/**
 * Type-checks modules in one program, with the TypeScript version, the settings and the packages of a release.
 * @param folder from `getPackagesFolder`
 * @returns the problems of each module, in the same order
 */
export function checkTypes(
  ts: Compiler,
  folder: string,
  modules: SnippetModule[],
): SnippetProblem[][] {
  const options = readOptions(ts, folder)
  const names = modules.map((module, at) =>
    path.join(folder, 'site', `snippet-${at}.${module.extension}`),
  )
  const texts = new Map(modules.map((module, at) => [names[at] ?? '', toTypedText(ts, module)]))
  const host = ts.createCompilerHost(options)
  // The packages in `types` are resolved from this folder.
  host.getCurrentDirectory = () => folder
  const original = { ...host }
  host.fileExists = (file) => texts.has(file) || original.fileExists(file)
  host.readFile = (file) => texts.get(file) ?? original.readFile(file)
  host.getSourceFile = (file, languageVersion, ...rest) => {
    const text = texts.get(file)
    return text === undefined
      ? original.getSourceFile(file, languageVersion, ...rest)
      : ts.createSourceFile(file, text, languageVersion)
  }
  const program = ts.createProgram(names, options, host)
  const [broken] = program.getOptionsDiagnostics()
  if (broken) throw new Error(ts.flattenDiagnosticMessageText(broken.messageText, ' '))
  return modules.map((module, at) => {
    const file = program.getSourceFile(names[at] ?? '')
    const syntax = program.getSyntacticDiagnostics(file)
    // Code that does not parse has no semantics to check.
    const found = syntax.length > 0 ? syntax : program.getSemanticDiagnostics(file)
    return found
      .filter((diagnostic) => !isExpected(diagnostic, module))
      .map((diagnostic) => toProblem(ts, diagnostic, module))
  })
}
