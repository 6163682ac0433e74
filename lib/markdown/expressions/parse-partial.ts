import type { Root, RootContent } from 'mdast'
import type { VFileMessage } from 'vfile-message'
import { hashBytes } from '@/lib/source/assets/asset'
import { checkYaml } from '@/lib/source/check-document'
import type { SourceText } from '@/lib/source/source-text'
import { parseFrontMatter, toSourceText } from '@/lib/source/source-text'
import { readHtml } from '../blocks/remark-html'
import type { CompileContext } from '../core/context'
import { isJsx } from '../core/jsx-props'
import { toMdxSyntax } from '../core/mdx-syntax'
import { markdownParser, parser } from '../core/parser'
import { toSyntaxProblem } from '../core/syntax-problem'
import { visit } from '../core/visit'
import type { ModuleInput } from './read-module'

/** Visits what has the identifier of a definition or a footnote. */
export function visitIdentifiers(
  tree: Root,
  visitor: (node: { identifier: string }) => void,
): void {
  visit(tree, (node) => {
    if ('identifier' in node) visitor(node)
  })
}

/** Whether a node of a paragraph is an expression or JSX. */
export function isMdx(node: RootContent): boolean {
  return isJsx(node) || node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression'
}

/** Removes the paragraphs around JSX and expressions on their own lines, as the compiler does in the page. */
function unravel(tree: Root): void {
  visit(tree, 'paragraph', ({ children }, index, parent) => {
    const nodes = children.filter((node) => node.type !== 'text' || node.value.trim() !== '')
    if (nodes.length === 0 || !nodes.every(isMdx)) return undefined
    const blocks = nodes.map((node) => ({ ...node, type: node.type.replace('Text', 'Flow') }))
    parent?.children.splice(index ?? 0, 1, ...(blocks as RootContent[]))
    return index
  })
}

/** Reads a partial, and records it as a dependency. Returns undefined if there is no such file. */
export function findPartial(context: CompileContext, file: string): SourceText | undefined {
  const bytes = context.readPartial(file)
  context.findings.dependencies[file] = hashBytes(bytes)
  return bytes && toSourceText(file, bytes.toString())
}

/**
 * Parses a partial. Its nodes have positions in its file, and its definitions and footnotes are its own.
 * @param used identifiers of the page and of its other partials, to which those of the partial are added
 */
export function parsePartial(
  context: CompileContext,
  source: SourceText,
  used: Set<string>,
): Pick<ModuleInput, 'frontMatter'> & { tree: Root } {
  const { path: file } = source
  const format = file.endsWith('.md') ? 'md' : 'mdx'
  const text = toMdxSyntax(source.body, format)
  context.sources.set(file, text.split('\n'))
  context.findings.problems.push(...checkYaml(source))
  try {
    const tree = (format === 'md' ? markdownParser : parser).parse(text)
    visit(tree, ({ position }) => {
      if (position) position.file = file
    })
    if (format === 'md') readHtml(context, tree)
    unravel(tree)
    const own = new Map<string, string>()
    visitIdentifiers(tree, (node) => {
      const { identifier } = node
      let unique = own.get(identifier)
      if (unique === undefined) {
        unique = identifier
        // The ids of several references to one footnote end in a number.
        for (let n = 2; used.has(unique); n += 1) unique = `${identifier}-p${n}`
        own.set(identifier, unique)
        used.add(unique)
      }
      node.identifier = unique
    })
    return { tree, frontMatter: parseFrontMatter(source) }
  } catch (error) {
    context.findings.problems.push(toSyntaxProblem(file, error as VFileMessage, text))
    return { tree: { type: 'root', children: [] }, frontMatter: {} }
  }
}
