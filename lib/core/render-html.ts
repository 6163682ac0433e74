import type { Element, ElementContent, Properties, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { ElementType, ReactElement, ReactNode } from 'react'
import { Fragment, isValidElement } from 'react'
import { visit } from 'unist-util-visit'

type Props = Record<string, unknown> & {
  children?: ReactNode
  dangerouslySetInnerHTML?: { __html: string }
}

/** Attributes whose `true` and `false` are written out. Any other boolean attribute is either present or absent. */
const WRITTEN_BOOLEAN = /^(?:aria-|data-|(?:contentEditable|draggable|spellCheck)$)/

/**
 * HTML that is inserted unchanged, without an element around it. Only `renderHtml` can render it.
 * @throws Error if React calls it
 */
export function RawHtml({ html }: { html: string }): ReactNode {
  throw new Error(`Only renderHtml can render <RawHtml>: ${html.slice(0, 40)}`)
}

function toProperty(tagName: string, name: string, value: unknown): Properties[string] {
  if (typeof value === 'boolean') return WRITTEN_BOOLEAN.test(name) ? String(value) : value
  if (value === null || value === undefined) return value
  if (typeof value === 'string' || typeof value === 'number') return value
  throw new Error(`<${tagName}> has the attribute ${name}, whose value isn't text`)
}

/** Keeps React's names. The serializer recognizes them, because they differ from hast's only in case. */
function toProperties(tagName: string, attributes: Record<string, unknown>): Properties {
  return Object.fromEntries(
    Object.entries(attributes)
      // The site's Content-Security-Policy forbids inline styles.
      .filter(([name]) => name !== 'style')
      .map(([name, value]) => [name, toProperty(tagName, name, value)]),
  )
}

function callComponent(component: (props: Props) => ReactNode, props: Props): ReactNode {
  const tag = `<${component.name || 'Anonymous'}>`
  let result: ReactNode
  try {
    result = component(props)
  } catch (cause) {
    throw new Error(`${tag} can't be rendered to HTML; it may use neither hooks nor client code`, {
      cause,
    })
  }
  if (result instanceof Promise) {
    throw new Error(`${tag} is async and can't be rendered to HTML; pass it the data as props`)
  }
  return result
}

function elementToNodes({ type, props }: ReactElement<Props, ElementType>): ElementContent[] {
  if (type === RawHtml) return [{ type: 'raw', value: String(props['html']) }]
  if ((type as unknown) === Fragment) return toNodes(props.children)
  if (typeof type === 'function') {
    return toNodes(callComponent(type as (props: Props) => ReactNode, props))
  }
  if (typeof type !== 'string') {
    throw new Error('Only elements, fragments and function components can be rendered to HTML')
  }
  const { children, dangerouslySetInnerHTML: raw, ...attributes } = props
  return [
    {
      type: 'element',
      tagName: type,
      properties: toProperties(type, attributes),
      children: raw ? [{ type: 'raw', value: raw.__html }] : toNodes(children),
    },
  ]
}

function toNodes(node: ReactNode): ElementContent[] {
  if (node === null || node === undefined || typeof node === 'boolean') return []
  if (typeof node !== 'object') return [{ type: 'text', value: String(node) }]
  if (Array.isArray(node)) return (node as ReactNode[]).flatMap(toNodes)
  if (isValidElement<Props>(node)) return elementToNodes(node as ReactElement<Props, ElementType>)
  throw new Error(`${Object.prototype.toString.call(node)} can't be rendered to HTML`)
}

/**
 * Renders React elements to HTML synchronously and without React: components are called as plain functions. Omits
 * `style`.
 * @param change changes each element before it is written
 * @throws Error if a component fails, is async or isn't a plain function, or if an attribute isn't text
 */
export function renderHtml(node: ReactNode, change?: (element: Element) => void): string {
  const tree: Root = { type: 'root', children: toNodes(node) }
  if (change) visit(tree, 'element', change)
  return toHtml(tree, { allowDangerousHtml: true })
}
