import path from 'node:path'
import type { Root, RootContent } from 'mdast'
import type { MdxjsEsm, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import type { PluggableList, Plugin } from 'unified'
import { unified } from 'unified'
import { SKIP, visit } from '../core/visit'
import { VFile } from 'vfile'
import type { VFileMessage } from 'vfile-message'
import { findSuggestion } from '@/lib/problems/problem'
import { isFileImport } from '../images/asset-files'
import type { CompileContext } from '../core/context'
import { reportProblem } from '../core/context'
import { getKnownComponents, getKnownImports } from '../core/known-components'
import { toMdxSyntax } from '../core/mdx-syntax'
import { isPartial } from '@/lib/source/partials'
import { toSyntaxProblem } from '../core/syntax-problem'

type ImportedName = { name: string; specifier: string }

/** Returns the default and named imports of an ESM block. */
function readImports(node: MdxjsEsm): ImportedName[] {
  return (node.data?.estree?.body ?? []).flatMap((statement) =>
    statement.type === 'ImportDeclaration'
      ? statement.specifiers.map((specifier) => ({
          name: specifier.local.name,
          specifier: String(statement.source.value),
        }))
      : [],
  )
}

/** The functions that turn a text into part of a page. */
type TextPipeline = {
  /** Throws the parser's message for invalid text. */
  parse: (text: string) => Root
  plugins: (context: CompileContext) => PluggableList
}

/**
 * Removes `import Tabs from '@theme/Tabs'`, since known components are always in scope, and imports of files, which
 * have been read. Replaces `import Steps from './_steps.mdx'` and `<Steps />` with the blocks of that file. They are
 * processed by the same plugins with their own path, so their links and problems refer to the partial. Any other
 * import, and any unknown component, is a problem.
 */
export const remarkImports: Plugin<[CompileContext, TextPipeline], Root> = (context, pipeline) => {
  const knownComponents = getKnownComponents(context.page)
  const knownImports = getKnownImports(context.page)

  const readPartial = (file: string): RootContent[] => {
    const text = context.partials.get(file) ?? ''
    let tree: Root
    try {
      tree = pipeline.parse(toMdxSyntax(text))
    } catch (error) {
      context.problems.push(toSyntaxProblem(file, error as VFileMessage))
      return []
    }
    const partial: CompileContext = {
      ...context,
      path: file,
      ancestors: [...context.ancestors, file],
    }
    const source = new VFile({ value: text, path: file })
    const { children } = unified().use(pipeline.plugins(partial)).runSync(tree, source) as Root
    visit(tree, (node) => {
      node.data = { ...node.data, file: node.data?.file ?? file }
    })
    return children
  }

  return (tree) => {
    const partials = new Map<string, string>()
    /** Names whose import is a problem. Their uses are not reported. */
    const broken = new Set<string>()
    visit(tree, 'mdxjsEsm', (node, index, parent) => {
      const imports = readImports(node)
      if (imports.length === 0) return undefined
      for (const { name, specifier } of imports) {
        if (isPartial(specifier)) {
          partials.set(name, path.posix.join(path.posix.dirname(context.path), specifier))
        } else if (knownImports[name] !== specifier && !isFileImport(specifier)) {
          broken.add(name)
          const known = Object.keys(knownImports).find((key) => knownImports[key] === specifier)
          reportProblem(context, node, {
            message: `unknown import "${name}" from "${specifier}"`,
            fix: known
              ? `import it as "${known}"`
              : 'import a known component or a _partial, or add the component to lib/markdown/core/known-components.ts',
            suggestion: findSuggestion(specifier, Object.values(knownImports)),
          })
        }
      }
      parent?.children.splice(index ?? 0, 1)
      return [SKIP, index ?? 0]
    })

    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      const element = node as MdxJsxFlowElement | MdxJsxTextElement
      const file = element.name ? partials.get(element.name) : undefined
      if (file !== undefined && parent && index !== undefined) {
        const missing = !context.partials.has(file)
        if (missing || [context.page, ...context.ancestors].includes(file)) {
          reportProblem(context, element, {
            message: missing
              ? `the partial "${file}" does not exist`
              : `the partial "${file}" includes itself`,
            fix: missing ? 'correct the path of the import' : 'remove the import',
            suggestion: missing ? findSuggestion(file, context.partials.keys()) : undefined,
          })
          parent.children.splice(index, 1)
          return [SKIP, index]
        }
        const blocks = readPartial(file)
        ;(parent.children as RootContent[]).splice(index, 1, ...blocks)
        return [SKIP, index + blocks.length]
      }
      const name = element.name?.split('.')[0]
      if (
        name &&
        /^[A-Z]/.test(name) &&
        !broken.has(name) &&
        !Object.hasOwn(knownComponents, name)
      ) {
        reportProblem(context, element, {
          message: `unknown component <${name}>`,
          fix: 'use a known component, or add it to lib/markdown/core/known-components.ts',
          suggestion: findSuggestion(name, Object.keys(knownComponents)),
        })
      }
      return undefined
    })
  }
}
