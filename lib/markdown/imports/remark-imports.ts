import path from 'node:path'
import type { Root, RootContent } from 'mdast'
import type { Plugin } from 'unified'
import type { VFileMessage } from 'vfile-message'
import { findSuggestion } from '@/lib/problems/problem'
import { isPartial } from '@/lib/source/partials'
import { parser } from '../core/parser'
import type { CompileContext } from '../core/context'
import { reportProblem, toPlace } from '../core/context'
import { getKnownComponents } from '../core/known-components'
import { toMdxSyntax } from '../core/mdx-syntax'
import { toSyntaxProblem } from '../core/syntax-problem'
import { SKIP, visit, visitJsx } from '../core/visit'
import { isFileImport } from '../images/asset-files'

/** Parses a partial. Its nodes have positions in its file. */
function readPartial(context: CompileContext, file: string): Root {
  const text = toMdxSyntax(context.partials.get(file) ?? '')
  context.sources.set(file, text.split('\n'))
  try {
    const tree = parser.parse(text)
    visit(tree, ({ position }) => {
      if (position) position.file = file
    })
    return tree
  } catch (error) {
    context.findings.problems.push(toSyntaxProblem(file, error as VFileMessage))
    return { type: 'root', children: [] }
  }
}

/**
 * Removes `import Tabs from '@theme/Tabs'`, since known components are always in scope, and imports of files, which
 * later plugins read. Replaces `import Steps from './_steps.mdx'` and `<Steps />` with the blocks of that file, whose
 * links and problems refer to the partial. Any other import, and any unknown component, is a problem. Also collects the
 * positions of `<DocCardList />`, because it is unknown here whether the page is in a category.
 */
export const remarkImports: Plugin<[CompileContext], Root> = (context) => {
  const knownComponents = getKnownComponents(context.page)
  // Calls of this function are read, but not run.
  const knownImports: Record<string, string> = {
    ...knownComponents,
    useBaseUrl: '@docusaurus/useBaseUrl',
  }

  /** @param files the page, and the partials that led to this text; the last is its own file */
  const expand = (tree: Root, files: string[]): void => {
    const file = files.at(-1) ?? context.page
    const partials = new Map<string, string>()
    const fileImports = new Map<string, string>()
    /** Names whose import is a problem. Their uses are not reported. */
    const broken = new Set<string>()
    context.fileImports.set(file, fileImports)

    visit(tree, 'mdxjsEsm', (node, index, parent) => {
      const statements = (node.data?.estree?.body ?? []).filter(
        (statement) => statement.type === 'ImportDeclaration',
      )
      const imports = statements.flatMap(({ source, specifiers }) =>
        specifiers.map(({ local: { name } }) => ({ name, specifier: String(source.value) })),
      )
      if (imports.length === 0) return undefined
      for (const { name, specifier } of imports) {
        if (isPartial(specifier)) {
          partials.set(name, path.posix.join(path.posix.dirname(file), specifier))
        } else if (isFileImport(specifier)) {
          fileImports.set(name, specifier)
        } else if (knownImports[name] !== specifier) {
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

    visitJsx(tree, (element, index, parent) => {
      const [name = ''] = element.name?.split('.') ?? []
      const partial = partials.get(name)
      if (partial !== undefined) {
        const missing = !context.partials.has(partial)
        const blocks: RootContent[] = []
        if (missing || files.includes(partial)) {
          reportProblem(context, element, {
            message: missing
              ? `the partial "${partial}" does not exist`
              : `the partial "${partial}" includes itself`,
            fix: missing ? 'correct the path of the import' : 'remove the import',
            suggestion: missing ? findSuggestion(partial, context.partials.keys()) : undefined,
          })
        } else {
          const part = readPartial(context, partial)
          expand(part, [...files, partial])
          blocks.push(...part.children)
        }
        ;(parent.children as RootContent[]).splice(index, 1, ...blocks)
        return [SKIP, index + blocks.length]
      }
      if (name === 'DocCardList') context.findings.cardLists.push(toPlace(context, element))
      const isKnown =
        broken.has(name) ||
        Object.hasOwn(knownComponents, name) ||
        fileImports.get(name)?.endsWith('.svg')
      if (/^[A-Z]/.test(name) && !isKnown) {
        reportProblem(context, element, {
          message: `unknown component <${name}>`,
          fix: 'use a known component, or add it to lib/markdown/core/known-components.ts',
          suggestion: findSuggestion(name, Object.keys(knownComponents)),
        })
      }
      return undefined
    })
  }

  return (tree) => {
    expand(tree, [context.page])
  }
}
