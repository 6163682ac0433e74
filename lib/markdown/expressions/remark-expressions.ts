import type { Declaration, Program } from 'estree'
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
import type { Component } from './evaluator'
import { createEvaluator } from './evaluator'
import { isMdx, parsePartial, visitIdentifiers } from './parse-partial'
import type { ModuleInput } from './read-module'
import { readModule } from './read-module'
import {
  FileReference,
  SCRIPTS,
  KnownComponent,
  MarkdownValue,
  toAttribute,
  toElement,
  toNodes,
  ValueError,
} from './values'

type Expression = MdxFlowExpression | MdxTextExpression
type Code = { data?: { estree?: Program | null | undefined } | undefined }

const ESCAPE = 'write \\{ if the brace is text, or put the text in `code`'

function isExpression(node: Nodes): node is Expression {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null

/** Returns the names that a declaration defines, except those in patterns. */
function toNames(declaration: Declaration): string[] {
  const ids =
    declaration.type === 'VariableDeclaration'
      ? declaration.declarations.map(({ id }) => id)
      : [declaration.id]
  return ids.flatMap((id) => (id.type === 'Identifier' ? id.name : []))
}

/** Explains why code fails. @param names what it may refer to */
function explain(error: unknown, names: Iterable<string>) {
  if (error instanceof ValueError) return { message: error.message, fix: error.fix }
  // The errors of the code have classes of their own.
  const { message } = error as Error
  const [, name] = /^(\S+) is not defined$/.exec(message) ?? []
  if (name === undefined) return { message: `the code fails: ${message}`, fix: ESCAPE }
  if (name in globalThis) {
    return { message: `"${name}" is not allowed in a document`, fix: `remove it, or ${ESCAPE}` }
  }
  const suggestion = findSuggestion(name, names)
  const definition = /^[A-Z]/.test(name)
    ? 'a component is added to lib/markdown/core/known-components.ts'
    : `\`export const ${name} = …\` defines the name`
  const fix = `${ESCAPE}; ${definition}`
  return { message: `"${name}" is not defined`, fix, suggestion }
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

/**
 * Replaces imports, exports, expressions and partials with what they show: pages are static, so all of it is known when
 * a document is compiled, and later plugins handle it like what is written out. `import Steps from './_steps.mdx'` and
 * `<Steps name="…" />` become the blocks of that file, whose links and problems refer to it. What is undefined, fails or
 * can't be shown is a problem. Also collects the positions of `<DocCardList />`, because it is unknown here whether the
 * page is in a category.
 */
export const remarkExpressions: Plugin<[CompileContext], Root> = (context) => {
  const identifiers = new Set<string>()
  const knownComponents = Object.keys(getKnownComponents(context.page))

  /** @param parents files that include this text */
  const evaluateText = (tree: Root, input: ModuleInput, parents: string[]): void => {
    let current: Positioned = tree
    const files = [...parents, input.file]

    const createPartial =
      (path: string): Component =>
      (props) => {
        const missing = !context.partials.has(path)
        if (missing || files.includes(path)) {
          reportProblem(context, current, {
            message: `the partial "${path}" ${missing ? 'does not exist' : 'includes itself'}`,
            fix: missing ? 'correct the path of the import' : 'remove the import',
            suggestion: missing
              ? findNeighbor(`./${path}`, path, ['.mdx', '.md'])?.slice(2)
              : undefined,
          })
          return undefined
        }
        const { tree: nodes, frontMatter } = parsePartial(context, path, identifiers)
        evaluateText(nodes, { file: path, frontMatter, props }, files)
        return new MarkdownValue(nodes.children)
      }

    const { scope, broken, exports } = readModule(context, tree, input, createPartial)
    const own = exports.flatMap(({ declaration }) => toNames(declaration))
    // A document may have a component of its own with the name of a known one.
    for (const name of own) scope.delete(name)
    const { run, find } = createEvaluator(scope, () => current)
    const names = [...scope.keys(), ...own]
    const evaluate = ({ data }: Code) => data?.estree && run(data.estree)

    /** Returns a result, or undefined and a problem if the code of a node fails. */
    const attempt = <Result>(node: Positioned, toResult: () => Result): Result | undefined => {
      const outer = current
      current = node
      try {
        return toResult()
      } catch (error) {
        const problem = explain(error, names)
        const words: string[] = problem.message.match(/[\w$]+/g) ?? []
        if (!words.some((word) => broken.has(word))) reportProblem(context, node, problem)
        return undefined
      } finally {
        current = outer
      }
    }

    const toShown = (node: Expression): RootContent[] => {
      const [statement] = node.data?.estree?.body ?? []
      if (statement?.type !== 'ExpressionStatement') {
        if (node.value.trim() === '') throw new ValueError('the braces are empty', ESCAPE)
        return isMarkerText(node.value) ? [node] : []
      }
      if (statement.expression.type === 'SequenceExpression') {
        throw new ValueError('only the last of these values would be shown', ESCAPE)
      }
      const value = evaluate(node)
      // Props may be optional.
      if (value === undefined && !/\b(?:props|undefined)\b/.test(node.value)) {
        throw new ValueError('the expression has no value', `correct its names, or ${ESCAPE}`)
      }
      return place(toNodes(value), node)
    }

    /** Returns the values of attributes by name. Those whose code fails are left out. */
    const readValues = ({ attributes, position }: MarkdownJsxElement): Record<string, unknown> => {
      const values: Record<string, unknown> = {}
      for (const attribute of attributes) {
        attempt({ position }, () => {
          if (attribute.type !== 'mdxJsxAttribute') Object.assign(values, evaluate(attribute))
          else {
            const { name, value } = attribute
            values[name] = value && typeof value === 'object' ? evaluate(value) : (value ?? true)
          }
        })
      }
      return values
    }

    /** Replaces expressions in attributes with their values, and Markdown in `summary` with an element. */
    const evaluateAttributes = (element: MarkdownJsxElement): RootContent[] => {
      const { name, attributes, children, position } = element
      for (const attribute of attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || isObject(attribute.value)) continue
        if (!/^on[a-z]/i.test(attribute.name) || !/^[a-z]/.test(name ?? '')) continue
        reportProblem(context, element, {
          message: `"${attribute.name}" of <${name ?? ''}> would be blocked by the site’s security policy`,
          fix: SCRIPTS,
        })
      }
      if (attributes.every((each) => each.type === 'mdxJsxAttribute' && !isObject(each.value))) {
        return [element]
      }
      const count = context.findings.problems.length
      const { summary, ...values } = readValues(element)
      if (isObject(summary)) {
        const isElement =
          summary instanceof MarkdownValue &&
          summary.nodes.some((each) => isJsx(each) && each.name === 'summary')
        const label = attempt({ position }, () =>
          isElement ? summary : toElement('summary', { children: summary }, element),
        )
        element.children = [...(label?.nodes ?? []), ...children] as typeof children
      } else if (summary !== undefined) values['summary'] = summary
      element.attributes = Object.entries(values).flatMap(
        ([key, value]) => attempt({ position }, () => toAttribute(name ?? '', key, value)) ?? [],
      )
      // Without its attributes, an element may have problems that its author would not understand.
      const isBroken = context.findings.problems.length > count && children.length === 0
      return isBroken ? [] : [element]
    }

    const toElements = (element: MarkdownJsxElement): RootContent[] => {
      const name = element.name ?? ''
      if (name === 'DocCardList') context.findings.cardLists.push(toPlace(context, element))
      if (!/^(?:[A-Z][\w$]*|[\w$]+(?:\.[\w$]+)+)$/.test(name)) return evaluateAttributes(element)
      const component = find(name)
      if (typeof component === 'function') {
        const values = readValues(element)
        if (element.children.length > 0) values['children'] = new MarkdownValue(element.children)
        return place(toNodes((component as Component)(values)), element)
      }
      if (component instanceof KnownComponent) {
        element.name = component.name
      } else if (component instanceof FileReference && component.path.endsWith('.svg')) {
        element.name = DRAWING
        element.attributes.push({ type: 'mdxJsxAttribute', name: 'src', value: component.path })
      } else if (!broken.has(name.split('.')[0] ?? '')) {
        const isImported = new RegExp(`^[ \\t]*import ${name}\\b`, 'm')
        const text = context.sources.get(input.file)?.join('\n') ?? ''
        reportProblem(context, element, {
          message: `unknown component <${name}>`,
          fix: isImported.test(text)
            ? 'leave a blank line above its import, which is text otherwise'
            : 'use a known component, or add it to lib/markdown/core/known-components.ts',
          suggestion: findSuggestion(name, knownComponents),
        })
      }
      return evaluateAttributes(element)
    }

    const evaluateNode = (node: RootContent): RootContent[] => {
      if (isExpression(node)) return attempt(node, () => toShown(node)) ?? []
      if ('children' in node) evaluateChildren(node)
      if (!isJsx(node)) return [node]
      return attempt(node, () => toElements(node)) ?? []
    }

    const evaluateChildren = (parent: Parents): void => {
      const { children } = parent
      parent.children = children.flatMap((node, index) => [
        ...getSpace(children[index - 1], node),
        ...evaluateNode(node),
      ])
      const last = parent.children.at(-1)
      if (parent.type === 'heading' && last?.type === 'text') last.value = last.value.trimEnd()
    }

    for (const { position, declaration } of exports) {
      const isDefined = attempt({ position }, () => {
        run({ type: 'Program', sourceType: 'module', body: [declaration] })
        return true
      })
      if (!isDefined) for (const name of toNames(declaration)) broken.add(name)
      if (!toNames(declaration).includes('toc')) continue
      reportProblem(
        context,
        { position },
        {
          message: 'a document can’t define its table of contents',
          fix: 'remove it: the headings are listed, also those of partials; `hide_table_of_contents: true` hides the list',
        },
      )
    }
    evaluateChildren(tree)
  }

  return (tree) => {
    visitIdentifiers(tree, ({ identifier }) => identifiers.add(identifier))
    const { page: file, frontMatter } = context
    evaluateText(tree, { file, frontMatter, props: {} }, [])
  }
}
