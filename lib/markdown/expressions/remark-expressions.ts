import type { Nodes, Parents, Root, RootContent } from 'mdast'
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx'
import type { Plugin } from 'unified'
import { findSuggestion } from '@/lib/core/problem'
import { isMarkerText } from '../blocks/rehype-truncation'
import type { CompileContext, Positioned } from '../core/context'
import { reportProblem, toPlace } from '../core/context'
import type { MarkdownJsxElement } from '../core/jsx-props'
import { isJsx } from '../core/jsx-props'
import { getKnownComponents } from '../core/known-components'
import { unwrap } from '../core/literals'
import { findNeighbor } from '../images/asset-files'
import { DRAWING } from '../images/jsx-images'
import { evaluateAttributes, readValues } from './attributes'
import type { Component } from './evaluator'
import { findPartial, isMdx, parsePartial, visitIdentifiers } from './parse-partial'
import type { ModuleInput } from './read-module'
import type { TextCode } from './text-code'
import { ESCAPE, readTextCode } from './text-code'
import { FileReference, KnownComponent, MarkdownValue, toNodes, ValueError } from './values'

type Expression = MdxFlowExpression | MdxTextExpression

function isExpression(node: Nodes): node is Expression {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
}

/** Returns the space between expressions or tags, which is lost with the paragraph around them. */
function getSpace(before: RootContent | undefined, after: RootContent): RootContent[] {
  if (!before?.position || !after.position || !isMdx(before) || !isMdx(after)) return []
  const { end } = before.position
  const { start } = after.position
  const isNear = start.line === end.line && start.column > end.column
  return isNear ? [{ type: 'text', value: ' ' }] : []
}

/** Makes nodes blocks or text, as what they replace is. */
function place(nodes: RootContent[], { type, position }: RootContent): RootContent[] {
  const isText = type === 'mdxTextExpression' || type === 'mdxJsxTextElement'
  return (isText ? unwrap(nodes) : nodes).map((node) => {
    const isBlock = !isText && node.type === 'mdxJsxTextElement'
    return { position, ...node, ...(isBlock && { type: 'mdxJsxFlowElement' }) } as RootContent
  })
}

/** Returns what an expression shows. @throws ValueError if it shows nothing */
function toShown(code: TextCode, node: Expression): RootContent[] {
  const [statement] = node.data?.estree?.body ?? []
  if (statement?.type !== 'ExpressionStatement') {
    if (node.value.trim() === '') throw new ValueError('the braces are empty', ESCAPE)
    return isMarkerText(node.value) ? [node] : []
  }
  if (statement.expression.type === 'SequenceExpression') {
    throw new ValueError('only the last of these values would be shown', ESCAPE)
  }
  const value = code.evaluate(node)
  // Props may be optional.
  if (value === undefined && !/\b(?:props|undefined)\b/.test(node.value)) {
    throw new ValueError('the expression has no value', `correct its names, or ${ESCAPE}`)
  }
  return place(toNodes(value), node)
}

/** Whether the import or export of a component is a problem. */
function isBrokenName(code: TextCode, { name }: MarkdownJsxElement): boolean {
  return code.isBroken(name?.split('.')[0] ?? '')
}

/** Returns what an element shows: a partial, a component of the document or of the site, a drawing, or itself. */
function toElements(
  context: CompileContext,
  code: TextCode,
  element: MarkdownJsxElement,
  file: string,
): RootContent[] {
  const name = element.name ?? ''
  if (name === 'DocCardList') context.findings.cardLists.push(toPlace(context, element))
  if (!/^(?:[A-Z][\w$]*|[\w$]+(?:\.[\w$]+)+)$/.test(name))
    return evaluateAttributes(context, code, element)
  const component = code.find(name)
  if (typeof component === 'function') {
    const values = readValues(code, element)
    if (element.children.length > 0) values['children'] = new MarkdownValue(element.children)
    return place(toNodes((component as Component)(values)), element)
  }
  if (component instanceof KnownComponent) {
    element.name = component.name
  } else if (component instanceof FileReference && component.path.endsWith('.svg')) {
    element.name = DRAWING
    element.attributes.push({ type: 'mdxJsxAttribute', name: 'src', value: component.path })
  } else if (component instanceof FileReference) {
    reportProblem(context, element, {
      message: `<${name}> is the file "${component.path}", which is no component`,
      fix: `write <img src={${name}} alt="…" /> for an image, or [text](${component.path}) for a link`,
    })
  } else if (!isBrokenName(code, element)) {
    const isImported = new RegExp(`^[ \\t]*import ${name}\\b`, 'm')
    const text = context.sources.get(file)?.join('\n') ?? ''
    const message = `unknown component <${name}>`
    const suggestion = findSuggestion(name, Object.keys(getKnownComponents(context.page)))
    // What is missing is added once, but each use of a misspelled name must be corrected.
    const isReported = context.findings.problems.some(
      (problem) => problem.message === message && problem.path === file,
    )
    if (!isReported || suggestion !== undefined) {
      reportProblem(context, element, {
        message,
        fix: isImported.test(text)
          ? 'leave a blank line above its import, which is text otherwise'
          : 'use a known component, or add it to lib/markdown/core/known-components.ts',
        suggestion,
      })
    }
  }
  return evaluateAttributes(context, code, element)
}

/**
 * Replaces imports, exports, expressions and partials with what they show: pages are static, so all of it is known when
 * a document is compiled, and later plugins handle it like what is written out. `import Steps from './_steps.mdx'` and
 * `<Steps name="…" />` become the blocks of that file, whose links and problems refer to it. What is undefined, fails or
 * can't be shown is a problem. Also collects the positions of `<DocCardList />`, because it is unknown here whether the
 * page is in a category.
 */
export const remarkExpressions: Plugin<[CompileContext], Root> = (context) => {
  const identifiers = new Set<string>()

  /** @param parents files that include this text */
  const evaluateText = (tree: Root, input: ModuleInput, parents: string[]): void => {
    const files = [...parents, input.file]

    const include = (path: string, props: Record<string, unknown>, node: Positioned) => {
      const source = findPartial(context, path)
      if (!source) {
        reportProblem(context, node, {
          message: `the partial "${path}" does not exist`,
          fix: 'correct the path of the import',
          suggestion: findNeighbor(`./${path}`, path, ['.mdx', '.md'])?.slice(2),
        })
        return undefined
      }
      if (files.includes(path)) {
        const message = `the partial "${path}" includes itself`
        reportProblem(context, node, { message, fix: 'remove the import' })
        return undefined
      }
      const { tree: nodes, frontMatter } = parsePartial(context, source, identifiers)
      evaluateText(nodes, { file: path, frontMatter, props }, files)
      return new MarkdownValue(nodes.children)
    }

    const code = readTextCode(context, tree, input, include)

    const evaluateNode = (node: RootContent): RootContent[] => {
      if (isExpression(node)) return code.attempt(node, () => toShown(code, node)) ?? []
      if ('children' in node) evaluateChildren(node)
      if (!isJsx(node)) return [node]
      return code.attempt(node, () => toElements(context, code, node, input.file)) ?? []
    }

    const evaluateChildren = (parent: Parents): void => {
      const isBroken = isJsx(parent) && isBrokenName(code, parent)
      // What only a component that can't be imported could show, such as a function, is a consequence.
      const children = parent.children.filter((node) => !isBroken || !isExpression(node))
      parent.children = children.flatMap((node, index) => [
        ...getSpace(children[index - 1], node),
        ...evaluateNode(node),
      ])
      const last = parent.children.at(-1)
      if (parent.type === 'heading' && last?.type === 'text') last.value = last.value.trimEnd()
    }

    evaluateChildren(tree)
  }

  return (tree) => {
    visitIdentifiers(tree, ({ identifier }) => identifiers.add(identifier))
    const { page: file, frontMatter } = context
    evaluateText(tree, { file, frontMatter, props: {} }, [])
  }
}
