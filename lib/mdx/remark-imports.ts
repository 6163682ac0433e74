import path from 'node:path'
import type { Root, RootContent } from 'mdast'
import type { MdxjsEsm, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import type { Plugin, Processor } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { findSuggestion } from '@/lib/content/faults'
import type { CompileContext } from './context'
import { reportFault } from './context'
import { escapeHeadingIds } from './heading-id-syntax'
import { knownComponents, knownImports } from './known-components'
import { isPartial } from './partials'

type ImportedName = { name: string; specifier: string }

/** The default and named imports of an ESM block. */
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

/**
 * `import Tabs from '@theme/Tabs'` -> nothing: known components are always in scope.
 * `import Steps from './_steps.mdx'` and `<Steps />` -> the blocks of that file.
 * Any other import, and any component that is not known, is a fault.
 */
export const remarkImports: Plugin<[CompileContext], Root> = function (context) {
  // The plugin runs inside the processor whose parser a partial needs too.
  const processor = this as unknown as Processor<Root>

  const inlinePartials = (tree: Root, file: string, ancestors: string[]) => {
    const partials = new Map<string, string>()
    visit(tree, 'mdxjsEsm', (node, index, parent) => {
      const imports = readImports(node)
      if (imports.length === 0) return undefined
      for (const { name, specifier } of imports) {
        if (isPartial(specifier)) {
          partials.set(name, path.posix.join(path.posix.dirname(file), specifier))
        } else if (knownImports[specifier] !== name) {
          const known = knownImports[specifier]
          reportFault(context, node, {
            message: `unknown import "${name}" from "${specifier}"`,
            fix: known
              ? `import it as "${known}"`
              : 'import a known component or a _partial, or add the component to lib/mdx/known-components.ts',
            suggestion: findSuggestion(specifier, Object.keys(knownImports)),
          })
        }
      }
      parent?.children.splice(index ?? 0, 1)
      return [SKIP, index ?? 0]
    })

    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      const element = node as MdxJsxFlowElement | MdxJsxTextElement
      const partialFile = element.name ? partials.get(element.name) : undefined
      if (partialFile && parent && index !== undefined) {
        const text = context.partials.get(partialFile)
        if (text === undefined || ancestors.includes(partialFile)) {
          reportFault(context, element, {
            message:
              text === undefined
                ? `the partial "${partialFile}" does not exist`
                : `the partial "${partialFile}" includes itself`,
            fix: text === undefined ? 'correct the path of the import' : 'remove the import',
            suggestion:
              text === undefined ? findSuggestion(partialFile, context.partials.keys()) : undefined,
          })
          parent.children.splice(index, 1)
          return [SKIP, index]
        }
        const partial = processor.parse(escapeHeadingIds(text))
        inlinePartials(partial, partialFile, [...ancestors, partialFile])
        ;(parent.children as RootContent[]).splice(index, 1, ...partial.children)
        return [SKIP, index + partial.children.length]
      }
      const name = element.name?.split('.')[0]
      if (name && /^[A-Z]/.test(name) && !Object.hasOwn(knownComponents, name)) {
        reportFault(context, element, {
          message: `unknown component <${name}>`,
          fix: 'use a known component, or add it to lib/mdx/known-components.ts',
          suggestion: findSuggestion(name, Object.keys(knownComponents)),
        })
      }
      return undefined
    })
  }

  return (tree) => inlinePartials(tree, context.path, [context.path])
}
